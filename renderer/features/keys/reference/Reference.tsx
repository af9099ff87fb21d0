import { Grid, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./Reference.module.css";
import type { ApiDocument } from "./document.ts";
import { operationFinder } from "./find-operations.ts";
import { countMagic, findMagic } from "./find-magic.ts";
import { MagicView } from "./MagicView.tsx";
import { magicId, OperationList } from "./OperationList.tsx";
import { OperationView } from "./OperationView.tsx";

/** Operations on the left, found as one types; the chosen one on the right. */
export function Reference({ document }: { document: ApiDocument }) {
  const { t } = useTranslation("keys");
  const [words, setWords] = useState("");
  const [chosen, choose] = useState<string | null>(null);
  const find = useMemo(() => operationFinder(document), [document]);
  const groups = useMemo(() => find(words), [find, words]);
  const operations = groups.flatMap((group) => group.operations);
  const magic = useMemo(() => findMagic(document["x-magic-values"], words), [document, words]);
  const magicCount = countMagic(magic);
  const shown =
    operations.find(({ operation }) => operation.operationId === chosen) ?? operations[0];
  const isMagic = magicCount > 0 && (chosen === magicId || !shown);
  return (
    <Grid gap="md">
      <Grid.Col span={4} className={classes["index"]}>
        <TextInput
          type="search"
          aria-label={t("referenceSearch")}
          placeholder={t("referenceSearch")}
          value={words}
          mb="xs"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <div className={classes["list"]}>
          <OperationList
            groups={groups}
            chosenId={isMagic ? magicId : (shown?.operation.operationId ?? null)}
            onChoose={choose}
            magicCount={magicCount}
          />
        </div>
        <Text role="status" size="xs" c="dimmed">
          {shown || isMagic ? "" : t("noOperation")}
        </Text>
      </Grid.Col>
      <Grid.Col span={8}>
        {isMagic ? <MagicView values={magic} /> : null}
        {shown && !isMagic ? <OperationView document={document} found={shown} /> : null}
      </Grid.Col>
    </Grid>
  );
}
