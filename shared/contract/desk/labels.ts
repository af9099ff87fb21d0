import { z } from "zod";
import { requiredText } from "../fields.ts";
import { operation } from "../operation.ts";
import { FileAnswer } from "./file.ts";

export const labelRows = {
  readLabel: operation({
    method: "GET",
    path: "/desk/labels/{orderItemId}",
    summary: "The bytes of a label",
    tag: "Desk",
    scope: "read",
    params: z.object({ orderItemId: requiredText(200) }),
    query: z.object({ format: z.enum(["pdf", "png", "zpl"]).default("pdf") }),
    output: FileAnswer,
    errors: ["LABEL_NOT_FOUND"],
  }),
};
