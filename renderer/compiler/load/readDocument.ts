import type { Json } from "../../model/documents"
import { isObject } from "../../model/json"
import type { Finding, LoadedDocument } from "../types"
import { isSharedFile, parseDocumentName } from "./documentName"
import { createLineFinder, offsetOf } from "./lines"
import { parseJson, type ParsedJson } from "./parseJson"

/** What one file gives: a document, or a target of references. */
export interface ReadFile {
  readonly document?: LoadedDocument
  readonly shared?: Json
  readonly findings: readonly Finding[]
}

export interface FileContent {
  readonly file: string
  readonly text: string
  readonly hash: string
  /** What the file gave before it was edited. */
  readonly before: ReadFile | undefined
}

/** What cannot be read leaves what was there before in its place. */
export function readDocument(content: FileContent): ReadFile {
  const parsed = parseJson(content.text.replace(/^\uFEFF/, " "))
  const toLine = createLineFinder(content.text)
  const { file, before } = content
  const last: Omit<ReadFile, "findings"> = before?.document?.recovered ? {} : keep(before)
  const report = (rule: string, line: number, values: Finding["values"] = {}): Finding => ({
    severity: "error",
    rule,
    file,
    pointer: "",
    line,
    values,
  })
  const broken = parsed.errors.find(({ reason }) => reason === "syntax" || reason === "depth")
  if (!broken && !isObject(parsed.value)) return { ...last, findings: [report("json-no-object", 1)] }
  if (broken) {
    const finding = report(broken.reason === "depth" ? "json-too-deep" : "json-broken", toLine(broken.offset))
    return { ...recover(content, parsed), ...last, findings: [finding] }
  }
  const findings = parsed.errors.map(({ reason, key, offset }) =>
    report(`json-${reason}`, toLine(offset), { key: key ?? "" }),
  )
  if (isSharedFile(file)) return { shared: parsed.value, findings }
  const document = toDocument(content, parsed)
  return document ? { document, findings } : { findings: [report("file-name", 1)] }
}

const keep = (before: ReadFile | undefined): Omit<ReadFile, "findings"> => ({
  ...(before?.document ? { document: before.document } : {}),
  ...(before?.shared === undefined ? {} : { shared: before.shared }),
})

function toDocument({ file, text, hash }: FileContent, { value, tree }: ParsedJson): LoadedDocument | undefined {
  const name = parseDocumentName(file)
  if (!name || !isObject(value)) return undefined
  const toLine = createLineFinder(text)
  // What it says of itself nobody has checked yet.
  return {
    file,
    ...name,
    document: value,
    lineOf: (pointer: string) => toLine(offsetOf(tree, pointer)),
    hash,
  } as object as LoadedDocument
}

/** As much as can be understood, so that what refers to the document is not called wrong as well. */
function recover(content: FileContent, parsed: ParsedJson): Pick<ReadFile, "document"> {
  const document = isSharedFile(content.file) ? undefined : toDocument(content, parsed)
  return document ? { document: { ...document, recovered: true } } : {}
}
