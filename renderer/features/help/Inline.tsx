import { Anchor, Code, Image, Text } from "@mantine/core";
import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { Link } from "wouter";
import { guidePages, guidePictures } from "./guide-pages.ts";
import { pathFrom, routeOf } from "./guide-paths.ts";

interface InlineProps {
  /** The page they stand on: links are told from where it lies. */
  page: string;
  tokens: readonly Token[] | undefined;
}

/** A link to another page of the guide; what lies elsewhere is only named, for the window opens nothing outside. */
function GuideLink({ page, token }: { page: string; token: Tokens.Link }) {
  const words = <Inline page={page} tokens={token.tokens} />;
  const [target = "", section] = token.href.split("#");
  const path = target === "" ? page : pathFrom(page, target);
  if (path !== null && guidePages.has(path))
    return (
      <Anchor component={Link} href={routeOf(path, section)} inherit>
        {words}
      </Anchor>
    );
  return token.href.startsWith("https:") && token.text !== token.href ? (
    <>
      {words} (
      <Text span inherit c="dimmed">
        {token.href}
      </Text>
      )
    </>
  ) : (
    words
  );
}

function part(page: string, token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return (
        <strong>
          <Inline page={page} tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline page={page} tokens={token.tokens} />
        </em>
      );
    case "codespan":
      return <Code>{String(token["text"])}</Code>;
    case "br":
      return <br />;
    case "link":
      return <GuideLink page={page} token={token as Tokens.Link} />;
    case "image": {
      const { href, text } = token as Tokens.Image;
      const path = pathFrom(page, href);
      const url = path === null ? undefined : guidePictures.get(path);
      return url ? <Image src={url} alt={text} w="auto" maw="100%" radius="sm" /> : text;
    }
    case "html":
      return null;
    default:
      return "tokens" in token && token.tokens ? (
        <Inline page={page} tokens={token.tokens} />
      ) : (
        String("text" in token ? token.text : token.raw)
      );
  }
}

/** A run of Markdown as React elements: nothing of it is ever HTML. */
export function Inline({ page, tokens }: InlineProps) {
  return tokens?.map((token, index) => (
    // The text of a page never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{part(page, token)}</Fragment>
  ));
}
