import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { bridge } from "../station/bridge.ts";
import { station } from "../station/connect.ts";
import { sayProblem } from "../texts/say-problem.ts";
import { tell } from "../ui/tell.ts";

interface Notice {
  kind?: string;
  id?: string;
  message?: string;
}

/** Shows what the station wants a person to know, in the window's language, unless the screen at `path` says it already. */
export function useNotices(path: string): void {
  const { t } = useTranslation("shell");
  const isOnScreen = useEffectEvent(
    ({ id }: Notice) => id === "update" && path === "/settings/updates",
  );
  useEffect(() => {
    const wordsOf = async ({ id = "", message = "" }: Notice) => {
      if (id.startsWith("prt_")) {
        const { profile, error } = await station.getPrintJob({ jobId: id });
        const title = t("printerStopped", { name: profile.name });
        return { title, message: error ? sayProblem(error) : message };
      }
      if (id === "update") {
        const { problem, offer } = await station.getUpdates();
        if (problem) return { title: t("updateRefused"), message: sayProblem(problem) };
        return {
          title: "",
          message: offer ? t("updateThere", { version: offer.version }) : message,
        };
      }
      if (id === "backup") return { title: t("backupFailed"), message };
      if (id.startsWith("hook_")) {
        const { webhookUrl: url } = await station.getWebhook({ id });
        return { title: t("webhookOff", { url }), message: t("webhookOffWhy") };
      }
      if (id.startsWith("ord_")) {
        const { externalReference } = await station.getOrder({ id });
        const name = externalReference ?? id;
        return { title: t("labelDelayed", { name }), message: t("labelDelayedWhy") };
      }
      if (!id.startsWith("bat_")) return { title: "", message };
      const { name, state, counts } = await station.getBatch({ id });
      const { bought, failed } = counts;
      if (state === "paused") return { title: t("batchStopped", { name }), message };
      const ended = failed > 0 ? "batchEnded" : "batchThrough";
      return { title: "", message: t(ended, { name, bought, failed }) };
    };
    const show = async (notice: Notice) => {
      // What cannot be asked for any more is still told in the station's own words.
      const { title, message } = await wordsOf(notice).catch(() => ({
        title: "",
        message: notice.message ?? "",
      }));
      tell({ title, message, stays: 10_000 });
    };
    return bridge.onEvent((announcement) => {
      const notice = announcement as Notice;
      if (notice.kind === "notice" && notice.message && !isOnScreen(notice)) void show(notice);
    });
  }, [t]);
}
