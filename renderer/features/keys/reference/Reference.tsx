import { Grid, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./Reference.module.css";
import type { ApiDocument } from "./document.ts";
import { operationFinder } from "./find-operations.ts";
import { OperationList } from "./OperationList.tsx";
import { OperationView } from "./OperationView.tsx";

/** Operations on the left, found as one types; the chosen one on the right. */
export function Reference({ document }: { document: ApiDocument }) {
  const { t } = useTranslation("keys");
  const [words, setWords] = useState("");
  const [chosen, choose] = useState<string | null>(null);
  const find = useMemo(() => operationFinder(document), [document]);
  const groups = useMemo(() => find(words), [find, words]);
  const operations = groups.flatMap((group) => group.operations);
  const shown =
    operations.find(({ operation }) => operation.operationId === chosen) ?? operations[0];
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
            chosenId={shown?.operation.operationId ?? null}
            onChoose={choose}
          />
        </div>
        <Text role="status" size="xs" c="dimmed">
          {shown ? "" : t("noOperation")}
        </Text>
      </Grid.Col>
      <Grid.Col span={8}>
        {shown ? <OperationView document={document} found={shown} /> : null}
      </Grid.Col>
    </Grid>
  );
}
