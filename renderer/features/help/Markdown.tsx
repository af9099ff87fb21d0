import { Box, List, Stack, Table, Text, Title } from "@mantine/core";
import { lexer, type Token, type Tokens } from "marked";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { slugOf } from "./guide-paths.ts";
import { plainText } from "./guide-text.ts";
import { Inline } from "./Inline.tsx";

function GuideTable({ page, token: { header, rows } }: { page: string; token: Tokens.Table }) {
  return (
    <Table withTableBorder captionSide="top">
      <Table.Thead>
        <Table.Tr>
          {header.map(({ text, tokens }) => (
            <Table.Th key={text}>
              <Inline page={page} tokens={tokens} />
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((cells) => (
          <Table.Tr key={cells.map(({ text }) => text).join(" ")}>
            {cells.map(({ text, tokens }, column) => (
              <Table.Td key={`${header[column]?.text} ${text}`}>
                <Inline page={page} tokens={tokens} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function GuideList({ page, token: { ordered, items } }: { page: string; token: Tokens.List }) {
  return (
    <List type={ordered ? "ordered" : "unordered"} size="sm" spacing={4}>
      {items.map(({ raw, tokens }) => (
        <List.Item key={raw}>
          <Blocks page={page} tokens={tokens} />
        </List.Item>
      ))}
    </List>
  );
}

function CodeFence({ text, lang }: Tokens.Code) {
  const { t } = useTranslation("help");
  return <CodeBlock title={lang ? t("codeIn", { lang }) : t("code")} code={text} wraps />;
}

function block(page: string, token: Token): ReactNode {
  switch (token.type) {
    case "heading":
      // The page's own title stands above it.
      return token["depth"] === 1 ? null : (
        <Title
          order={token["depth"] === 2 ? 2 : 3}
          id={slugOf(plainText(token.tokens))}
          tabIndex={-1}
        >
          <Inline page={page} tokens={token.tokens} />
        </Title>
      );
    case "paragraph":
      return (
        <Text component="div">
          <Inline page={page} tokens={token.tokens} />
        </Text>
      );
    case "text":
      return <Inline page={page} tokens={token.tokens ?? [token]} />;
    case "list":
      return <GuideList page={page} token={token as Tokens.List} />;
    case "table":
      return <GuideTable page={page} token={token as Tokens.Table} />;
    case "code":
      return <CodeFence {...(token as Tokens.Code)} />;
    case "blockquote":
      return (
        <Box component="blockquote" m={0} pl="md">
          <Blocks page={page} tokens={token.tokens ?? []} />
        </Box>
      );
    default:
      return null;
  }
}

function Blocks({ page, tokens }: { page: string; tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // The text of a page never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Box key={index} component={token.type === "text" ? "span" : "div"}>
      {block(page, token)}
    </Box>
  ));
}

/** A page of the guide. */
export function Markdown({ page, text }: { page: string; text: string }) {
  const tokens = lexer(text).filter(({ type }) => type !== "space" && type !== "html");
  return (
    <Stack gap="sm" maw={760}>
      <Blocks page={page} tokens={tokens} />
    </Stack>
  );
}
