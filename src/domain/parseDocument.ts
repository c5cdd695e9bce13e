import { parseJson } from "./json"

/** What the text of a document holds, also behind the mark that some editors put first; undefined for a text that is no JSON. */
export const parseDocument = (text: string | undefined): unknown => parseJson(text?.replace(/^\uFEFF/, ""))
