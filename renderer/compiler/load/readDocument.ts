import type { Json } from "../../model/documents"
import { isObject } from "../../model/json"
import { valueAt } from "../../model/pointer"
import type { Finding, LoadedDocument } from "../types"
import { bound, type Excess, fileExcess } from "./bounds"
import { isSharedFile, parseDocumentName, wantedName } from "./documentName"
import { createLineFinder, offsetOf } from "./lines"
import { isTooDeep, parseJson, type ParsedJson } from "./parseJson"
import { unreadableText } from "./unreadableText"

/** What one file gives: a document, or a target of references. */
export interface ReadFile {
  readonly document?: LoadedDocument
  readonly shared?: Json
  /** Of a target of references: as `lineOf` of a document. */
  readonly lineOf?: (pointer: string) => number
  /** What it says is not known: nothing of it, or no text, could be read. */
  readonly isUnsure?: true
  readonly findings: readonly Finding[]
}

export interface FileContent {
  readonly file: string
  readonly text: string
  readonly hash: string
  /** What the file gave before it was edited. */
  readonly before: ReadFile | undefined
}

/** Values that are read of a file that is too large, so that what refers to it is not called wrong as well. */
const recoveredValues = 20_000

/** What cannot be read leaves what was there before in its place. */
export function readDocument(content: FileContent): ReadFile {
  const { file, text, before } = content
  const toLine = (offset: number) => createLineFinder(text)(offset)
  const last = keep(before)
  const report = (rule: string, line: number, values: Finding["values"] = {}): Finding => ({
    severity: "error",
    rule,
    file,
    pointer: "",
    line,
    values,
  })
  const tooLarge = fileExcess(text)
  const unreadable = unreadableText(text)
  if (unreadable !== undefined) {
    const rest = tooLarge === undefined ? unreadable.rest : ""
    const recovered = recover({ ...content, text: rest }, parseJson(rest))
    return {
      ...(last ?? { ...recovered, isUnsure: true }),
      findings: [report(unreadable.rule, toLine(unreadable.offset))],
    }
  }
  if (tooLarge !== undefined) return readLarge(content, tooLarge)
  const parsed = parseJson(text.replace(/^\uFEFF/, " "))
  const broken = parsed.errors.find(({ reason }) => reason === "syntax" || reason === "depth")
  if (!broken && !isObject(parsed.value))
    return { ...(last ?? recover(content, parsed)), findings: [report("json-no-object", 1)] }
  if (broken) {
    const rule = broken.reason === "depth" ? "json-too-deep" : "json-broken"
    const { cause = "other", found = "", opened } = broken
    const values = { cause, found, ...(opened === undefined ? {} : { opened: toLine(opened) }) }
    const finding = report(rule, toLine(broken.offset), rule === "json-broken" ? values : {})
    // Of a list of codes that ends where it breaks nobody knows which others there are.
    const isUnsure = file.endsWith(".codes.json")
    return { ...(last ?? { ...recover(content, parsed), ...(isUnsure && { isUnsure }) }), findings: [finding] }
  }
  const bounded = bound(parsed.value)
  const lineOf = (pointer: string) => toLine(offsetOf(parsed.tree, pointer))
  const findings = [
    ...parsed.errors.map(({ reason, key, offset }) => report(`json-${reason}`, toLine(offset), { key: key ?? "" })),
    ...bounded.excesses.map((excess) => toFinding(file, lineOf(excess.pointer), excess)),
  ]
  if (isSharedFile(file) && file.endsWith(".json")) return { shared: bounded.value, lineOf, findings }
  if (bounded.excesses.length > 0) return { ...recover(content, { ...parsed, value: bounded.value }), findings }
  const document = toDocument(content, parsed)
  if (document) return { document, findings }
  const wanted = wantedName(file, valueAt(parsed.value, "/kind"))
  return { findings: [report("file-name", 1, wanted === undefined ? {} : { wanted })] }
}

const toFinding = (file: string, line: number, { what, pointer, found, most }: Excess): Finding => ({
  severity: "error",
  rule: `${what}-too-large`,
  file,
  pointer,
  line,
  values: { found, most },
})

/** A file that is too large is not searched for places; as much of it as may be is kept. */
function readLarge(content: FileContent, excess: Excess): ReadFile {
  const findings = [toFinding(content.file, 1, excess)]
  const { value } = bound(parseQuickly(content.text), recoveredValues)
  if (isSharedFile(content.file)) return { shared: value, findings }
  return { ...recover(content, { value, tree: undefined, errors: [] }), findings }
}

function parseQuickly(text: string): Json {
  try {
    return isTooDeep(text) ? null : (JSON.parse(text) as Json)
  } catch {
    return null
  }
}

/** What a file gave before, as long as that was known. */
function keep(before: ReadFile | undefined): Omit<ReadFile, "findings"> | undefined {
  const { document, shared, lineOf, isUnsure } = before ?? {}
  if (isUnsure || document?.recovered || (document === undefined && shared === undefined)) return undefined
  return {
    ...(document === undefined ? {} : { document }),
    ...(shared === undefined ? {} : { shared }),
    ...(lineOf === undefined ? {} : { lineOf }),
  }
}

function toDocument({ file, text, hash }: FileContent, parsed: ParsedJson): LoadedDocument | undefined {
  const { value } = parsed
  const name = parseDocumentName(file)
  if (!name || !isObject(value)) return undefined
  let toLine: ReturnType<typeof createLineFinder> | undefined
  // What it says of itself nobody has checked yet.
  return {
    file,
    ...name,
    document: value,
    lineOf: (pointer: string) => (toLine ??= createLineFinder(text))(offsetOf(parsed.tree, pointer)),
    hash,
  } as object as LoadedDocument
}

/** As much as can be understood, so that what refers to the document is not called wrong as well. */
function recover(content: FileContent, parsed: ParsedJson): Omit<ReadFile, "findings"> {
  const isKnown = isObject(parsed.value)
  const value = isKnown ? parsed.value : {}
  const unsure = isKnown ? {} : ({ isUnsure: true } as const)
  if (isSharedFile(content.file)) return { shared: value, ...unsure }
  const document = toDocument(content, { ...parsed, value })
  return document ? { document: { ...document, recovered: true }, ...unsure } : {}
}
