import { type DrawnPart, isSamePart, questionOf, sheetPlace } from "../../domain/drawnParts"
import type { DrawnBlock } from "./DrawnBlock"
import type { DrawnBlocks } from "./drawnBlocks"

type Drawn = DrawnBlock | Element

/** A part of the page, and what it is drawn as. */
export interface FoundPart {
  readonly part: DrawnPart
  readonly drawn: Drawn
}

const frameOfQuestion = '.k-field[id$="-frame"]'
/** Options that are chosen by a tap on their row. */
const optionOfQuestion = "label.k-choice[for]"
const section = ".k-form__section"
const header = ".k-header"
const sheetButton = ".k-sheet__buttons > button"
const popup = ".k-popup"
const others = [frameOfQuestion, optionOfQuestion, section, header, sheetButton, popup].join()

/** Every part that is on the page. */
export const partsOn = (page: ParentNode, blocks: DrawnBlocks): readonly FoundPart[] => [
  ...[...blocks].flatMap(([at, places]) => [...places].map((drawn) => ({ part: partAt(at), drawn }))),
  ...[...page.querySelectorAll(others)].flatMap((drawn) => {
    const part = partOf(drawn, blocks)
    return part === undefined ? [] : [{ part, drawn }]
  }),
]

/** Every part that an element stands in, from the innermost on. */
export function partsAround(target: Element, blocks: DrawnBlocks): readonly FoundPart[] {
  const found = [...blocksAround(target, blocks), ...elementsAround(target, blocks)]
  return found.toSorted((one, other) => sizeOf(one) - sizeOf(other) || rankOf(one) - rankOf(other))
}

/** Wherever a part is drawn. */
export function drawnAs(part: DrawnPart, page: ParentNode, blocks: DrawnBlocks): readonly Drawn[] {
  if (part.kind === "block") return [...(blocks.get(part.at) ?? [])]
  if (part.kind === "sheet") return [...(blocks.get(sheetPlace(part.sheet)) ?? [])]
  return [...page.querySelectorAll(others)].filter((element) => {
    const own = partOf(element, blocks)
    return own !== undefined && isSamePart(own, part)
  })
}

function blocksAround(target: Element, blocks: DrawnBlocks): readonly FoundPart[] {
  return [...blocks].flatMap(([at, places]): readonly FoundPart[] => {
    const drawn = [...places].find((one) => one.contains(target))
    return drawn === undefined ? [] : [{ part: partAt(at), drawn }]
  })
}

function partAt(at: string): DrawnPart {
  const [, sheet] = /^sheet (.*)$/.exec(at) ?? []
  return sheet === undefined ? { kind: "block", at } : { kind: "sheet", sheet }
}

function elementsAround(target: Element, blocks: DrawnBlocks): readonly FoundPart[] {
  const element = target.closest(others)
  if (element === null) return []
  const part = partOf(element, blocks)
  const around = element.parentElement === null ? [] : elementsAround(element.parentElement, blocks)
  return part === undefined ? around : [{ part, drawn: element }, ...around]
}

function partOf(element: Element, blocks: DrawnBlocks): DrawnPart | undefined {
  if (element.matches(frameOfQuestion)) return { kind: "question", question: questionIn(element) }
  if (element.matches(optionOfQuestion)) return optionIn(element)
  if (element.matches(section))
    return { kind: "section", questions: [...element.querySelectorAll(frameOfQuestion)].map(questionIn) }
  if (element.matches(sheetButton)) return sheetButtonIn(element, blocks)
  if (element.matches(popup)) return popupIn(element)
  const screen = element.closest<HTMLElement>("[data-screen]")?.dataset["screen"]
  return screen === undefined ? undefined : { kind: "header", screen }
}

const questionIn = ({ id }: Element) => questionOf(id.replace(/-frame$/, ""))

/** It lies over the screen, beside what belongs to it. */
function popupIn(element: Element): DrawnPart | undefined {
  const text = element.querySelector(".k-popup__text")?.textContent
  const screen = element.ownerDocument.querySelector<HTMLElement>("[data-screen]")?.dataset["screen"]
  return text === undefined || screen === undefined ? undefined : { kind: "popup", screen, text }
}

function optionIn(element: Element): DrawnPart | undefined {
  const frame = element.closest(frameOfQuestion)
  const [, index = ""] = /-(\d+)$/.exec(element.getAttribute("for") ?? "") ?? []
  if (frame === null || index === "") return undefined
  const label = element.querySelector(".k-choice__label")?.textContent ?? ""
  return { kind: "option", question: questionIn(frame), index: Number(index), label }
}

function sheetButtonIn(element: Element, blocks: DrawnBlocks): DrawnPart | undefined {
  const around = blocksAround(element, blocks).find(({ part }) => part.kind === "sheet")
  if (around?.part.kind !== "sheet") return undefined
  const index = [...(element.parentElement?.children ?? [])].indexOf(element)
  return { kind: "sheet-button", sheet: around.part.sheet, index, label: element.textContent }
}

export const rectsOf = (drawn: Drawn): readonly DOMRect[] =>
  [...drawn.getClientRects()].filter(({ width, height }) => width * height > 0)

const sizeOf = ({ drawn }: FoundPart) => rectsOf(drawn).reduce((sum, { width, height }) => sum + width * height, 0)

/** Of two that fill the same place, the inner one comes first. */
function rankOf({ part }: FoundPart): number {
  if (part.kind === "block") return -part.at.length
  return ["header", "sheet", "popup"].includes(part.kind) ? 1 : -1_000
}
