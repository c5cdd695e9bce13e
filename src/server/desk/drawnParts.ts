import type { DocumentSet } from "../../../renderer/compiler"
import { type DrawnPart, isSamePart } from "../../domain/drawnParts"
import { isRecord } from "../../domain/json"
import { within } from "../../../renderer/pointers"

/** Where something is written. */
export interface WrittenPlace {
  readonly file: string
  readonly pointer: string
}

type Loaded = DocumentSet["documents"][number]

interface Part {
  /** In the document as it is compiled: shared parts stand where they are named. */
  readonly pointer: string
  readonly part: DrawnPart
}

/** Where a drawn part is written; undefined for what no document says. */
export function placeOfPart(set: DocumentSet, part: DrawnPart): WrittenPlace | undefined {
  for (const document of documentsOf(set, part)) {
    const found = partsOf(document).find((one) => isSamePart(one.part, part))
    if (found) return { file: document.file, pointer: writtenAt(document, found.pointer) }
  }
  // What data or a code table offers is written at its question.
  return part.kind === "option" ? placeOfPart(set, { kind: "question", question: part.question }) : undefined
}

/** What is drawn of a place, or of the innermost part that it is written in. */
export function partsOfPlace(set: DocumentSet, { file, pointer }: WrittenPlace): readonly DrawnPart[] {
  const document = set.documents.find((one) => one.file === file)
  if (document === undefined) return []
  if (document.kind === "codes") return optionsCalled(set, { file, pointer })
  const around = partsOf(document)
    .map((one) => ({ ...one, written: writtenAt(document, one.pointer) }))
    .filter(({ written }) => pointer === written || pointer.startsWith(`${written}/`))
  const longest = Math.max(...around.map(({ written }) => written.length))
  return around.filter(({ written }) => written.length === longest).map(({ part }) => part)
}

/** Options that have their words from a row of a code table. */
const optionsCalled = (set: DocumentSet, { file, pointer }: WrittenPlace): readonly DrawnPart[] =>
  set.all("form").flatMap((form) => {
    const isCalled = ({ pointer: option, part }: Part) => {
      const place = part.kind === "option" ? form.sharedAt?.(within(option, "label")) : undefined
      return place?.file === file && `${place.pointer}/`.startsWith(`${pointer}/`)
    }
    return form.sharedParts?.some((one) => one.file === file) === true
      ? partsOf(form).flatMap((one) => (isCalled(one) ? [one.part] : []))
      : []
  })

/** Every part that a document can have drawn, with where it is written, and where it stands once shared parts are in their places. */
export const placedParts = (document: Loaded): readonly (Part & { readonly written: string })[] =>
  partsOf(document).map((one) => ({ ...one, written: writtenAt(document, one.pointer) }))

const writtenAt = ({ writtenAt: toFile }: Loaded, pointer: string) => toFile?.(pointer) ?? pointer

function documentsOf({ documents }: DocumentSet, part: DrawnPart): readonly Loaded[] {
  const named = (kind: string, id: string) => documents.filter((one) => one.kind === kind && one.id === id)
  switch (part.kind) {
    case "block":
      return documents.filter(({ file }) => part.at.startsWith(`${file}#`))
    case "header":
      return named("screen", part.screen)
    case "sheet":
    case "sheet-button":
      return named("sheet", part.sheet)
    // Half-sheets and forms of the screen may open it, too.
    case "popup":
      return [...named("screen", part.screen), ...documents.filter(({ kind }) => kind === "sheet" || kind === "form")]
    case "question":
    case "option":
      return documents.filter(({ kind, id }) => kind === "form" && part.question.startsWith(`${id}-`))
    case "section":
      return documents.filter(({ kind, id }) => kind === "form" && part.questions[0]?.startsWith(`${id}-`))
  }
}

function partsOf(document: Loaded): readonly Part[] {
  const { file, kind, id } = document
  const whole: unknown = document.document
  if (!isRecord(whole)) return []
  if (kind === "form") return [...partsOfForm(whole["ui"], { file, pointer: "/ui", path: id }), ...popupsIn(whole, "")]
  const blocks = Object.entries(whole).flatMap(([key, value]) =>
    key === "samples" ? [] : blocksIn(value, file, within("", key)),
  )
  const popups = popupsIn(whole, "")
  if (kind === "screen") return [{ pointer: "", part: { kind: "header", screen: id } }, ...blocks, ...popups]
  if (kind !== "sheet") return blocks
  const buttons = sheetButtons(whole["buttons"], id)
  return [{ pointer: "", part: { kind: "sheet", sheet: id } }, ...blocks, ...buttons, ...popups]
}

const popupAt = (pointer: string, text: string): Part => ({ pointer, part: { kind: "popup", screen: "", text } })

/** Questions over the screen that actions open, anywhere inside a value. */
function popupsIn(value: unknown, pointer: string): readonly Part[] {
  if (typeof value !== "object" || value === null) return []
  const text = isRecord(value) && value["do"] === "popup" ? textOf(value, "text") : ""
  const own = text === "" ? [] : [popupAt(pointer, text)]
  // Asked before a screen is left.
  const asked = pointer === "/header" ? textOf(value, "ask") : ""
  const asks = asked === "" ? [] : [popupAt(within(pointer, "ask"), asked)]
  const inside = Object.entries(value).filter(([key]) => key !== "samples")
  return [...own, ...asks, ...inside.flatMap(([key, part]) => popupsIn(part, within(pointer, key)))]
}

/** Blocks anywhere inside a value. */
function blocksIn(value: unknown, file: string, pointer: string): readonly Part[] {
  if (typeof value !== "object" || value === null) return []
  const own: readonly Part[] =
    isRecord(value) && typeof value["widget"] === "string"
      ? [{ pointer, part: { kind: "block", at: `${file}#${pointer}` } }]
      : []
  return [...own, ...Object.entries(value).flatMap(([key, part]) => blocksIn(part, file, within(pointer, key)))]
}

const sheetButtons = (buttons: unknown, sheet: string): readonly Part[] =>
  listOf(buttons)
    .map((button, index) => ({ label: textOf(button, "label"), index }))
    .map(({ label, index }) => ({
      pointer: within("/buttons", `${index}`),
      part: { kind: "sheet-button", sheet, index, label },
    }))

interface Asking {
  readonly file: string
  readonly pointer: string
  /** Of the form and the questions around, as the page names them. */
  readonly path: string
}

function partsOfForm(ui: unknown, { file, pointer, path }: Asking): readonly Part[] {
  return listOf(ui).flatMap((item, index): readonly Part[] => {
    const at = within(pointer, `${index}`)
    if (!isRecord(item)) return []
    if (item["section"] !== undefined) {
      const inside = partsOfForm(item["ui"], { file, pointer: within(at, "ui"), path })
      const questions = inside.flatMap(({ part }) => (part.kind === "question" ? [part.question] : []))
      return [{ pointer: at, part: { kind: "section", questions } }, ...inside]
    }
    if (typeof item["field"] !== "string") return blocksIn(item, file, at)
    const question = `${path}-${item["field"]}`
    return [
      { pointer: at, part: { kind: "question", question } },
      ...listOf(item["options"]).map((option, nth): Part => ({
        pointer: within(at, "options", `${nth}`),
        part: { kind: "option", question, index: nth, label: textOf(option, "label") },
      })),
      ...partsOfForm(item["ui"], { file, pointer: within(at, "ui"), path: question }),
    ]
  })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

function textOf(value: unknown, key: string): string {
  const text = isRecord(value) ? value[key] : undefined
  return typeof text === "string" ? text : ""
}
