import { Problem } from "../../../ui/Problem.tsx";
import { useReference } from "../queries.ts";
import { asApiDocument } from "./document.ts";
import { Reference } from "./Reference.tsx";

/** The description of the local API, from the document that it serves. */
export function ReferenceTab() {
  const { data, error } = useReference();
  if (!data) return <Problem error={error} />;
  return <Reference document={asApiDocument(data.document)} />;
}
