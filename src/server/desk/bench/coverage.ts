import type { DocumentSet } from "../../../../renderer/compiler"
import type { BenchCoverage, CoveredKind, Unpictured } from "../../../domain/bench"
import type { DrawnPart } from "../../../domain/drawnParts"
import { recordOf } from "../../../domain/json"
import { valueAt } from "../../../../renderer/pointers"
import { placedParts } from "../drawnParts"
import { objectsOf } from "./derived/derivedState"
import { statesOfCalls } from "./derived/statesOfCalls"
import type { DrawnPair } from "./drawing"
import { filesDrawn } from "./filesDrawn"

type Pictured = Pick<DrawnPair, "screen" | "sample" | "parts" | "read">

/** Something that can be pictured, and whether it is. */
interface Covered extends Unpictured {
  readonly isShown: boolean
}

/**
 * What of the documents is to be seen in states, and what in none of them. `screens`: those that were drawn, all where it is
 * empty; of some alone, with what they have drawn.
 */
export function coverageOf(
  set: DocumentSet,
  pairs: readonly Pictured[],
  screens: readonly string[] = [],
): BenchCoverage {
  const drawn = new Set(pairs.flatMap(({ parts }) => parts.map(keyOf)))
  const files = new Set(screens.length === 0 ? [] : pairs.flatMap((pair) => [...filesDrawn(set, pair)]))
  const isAsked = ({ file }: { readonly file: string }) => screens.length === 0 || files.has(file)
  const all = [
    ...set.documents.flatMap((document) => partsCovered(document, drawn)),
    ...conditionsCovered(set, pairs),
    ...endsCovered(set, pairs),
    ...messagesCovered(set, pairs),
  ].filter(isAsked)
  const count = (kind: CoveredKind) => {
    const own = all.filter((one) => one.kind === kind)
    return { of: own.length, shown: own.filter(({ isShown }) => isShown).length }
  }
  return {
    counts: {
      block: count("block"),
      condition: count("condition"),
      option: count("option"),
      sheet: count("sheet"),
      end: count("end"),
      message: count("message"),
    },
    missing: all.flatMap(({ isShown, ...one }) => (isShown ? [] : [one])),
  }
}

type Loaded = DocumentSet["documents"][number]

/** A part by what tells it from others; an option by its words, or by its position where there are values in them. */
function keyOf(part: DrawnPart): string {
  if (part.kind !== "option") return JSON.stringify(part)
  return `${part.question} ${part.label.includes("{") ? part.index : bare(part.label)}`
}

const bare = (text: string) => text.replaceAll(/\s/g, "")

function partsCovered(document: Loaded, drawn: ReadonlySet<string>): readonly Covered[] {
  return placedParts(document).flatMap(({ part, pointer, written }): readonly Covered[] => {
    const { kind } = part
    if (kind !== "block" && kind !== "option" && kind !== "sheet") return []
    const place = { file: document.file, pointer: written, screen: document.kind === "screen" ? document.id : "" }
    const says = kind === "option" ? `選択肢「${part.label}」` : ""
    return [{ kind, says, ...place, isShown: drawn.has(keyOf(part)) || isInMenu(document, pointer, part, drawn) }]
  })
}

/** What a menu offers is all there as soon as the menu is; no part of the page shows it by itself. */
function isInMenu(document: Loaded, pointer: string, part: DrawnPart, drawn: ReadonlySet<string>): boolean {
  if (part.kind !== "option") return false
  const question = recordOf(valueAt(document.document, pointer.replace(/\/options\/\d+$/, "")))
  return question["widget"] === "select" && drawn.has(keyOf({ kind: "question", question: part.question }))
}

/** Whether each block that has a condition is there in one state and not there in another, while what is around it is drawn. */
function conditionsCovered(set: DocumentSet, pairs: readonly Pictured[]): readonly Covered[] {
  const places = pairs.map(({ screen, parts }) => ({
    screen,
    at: new Set(parts.flatMap((part) => (part.kind === "block" ? [part.at] : []))),
  }))
  return set.all("screen").flatMap((document) => {
    const { id, file } = document
    const own = places.filter(({ screen }) => screen === id)
    const blocks = placedParts(document).filter(({ part }) => part.kind === "block")
    return blocks.flatMap(({ pointer, written }): readonly Covered[] => {
      const when = valueAt(document.document, `${pointer}/when`)
      if (when === undefined) return []
      const around = blocks.filter((one) => pointer.startsWith(`${one.pointer}/`)).at(-1)
      const asked = own.filter(({ at }) => around === undefined || at.has(`${file}#${around.pointer}`))
      const isIn = asked.filter(({ at }) => at.has(`${file}#${pointer}`)).length
      const one = { kind: "condition", file, pointer: written, screen: id } as const
      return [
        { ...one, says: "条件が成り立つとき", isShown: isIn > 0 },
        { ...one, says: "条件が成り立たないとき", isShown: isIn < asked.length },
      ]
    })
  })
}

/** Ends of calls that a screen makes: what samples say that they play, and derived states that were drawn. */
function endsCovered(set: DocumentSet, pairs: readonly Pictured[]): readonly Covered[] {
  const drawn = new Set(pairs.map(({ screen, sample }) => `${screen}/${sample}`))
  return set.all("screen").flatMap(({ id, file, document }) => {
    const samples = Object.entries(document.samples ?? {})
    const [, usual = {}] = samples[0] ?? []
    const played = new Set(
      samples
        .filter(([name]) => drawn.has(`${id}/${name}`))
        .flatMap(([, { calls = {} }]) => Object.entries(calls).map(([call, end]) => `${call} ${end}`)),
    )
    const states = statesOfCalls({ set, document: recordOf(document), usual: recordOf(usual) })
    return states.map(({ id: state, name, sample, end }): Covered => ({
      kind: "end",
      says: name,
      file,
      pointer: "/samples",
      screen: id,
      sample,
      isShown: played.has(end) || drawn.has(`${id}/${state}`),
    }))
  })
}

/** Texts that a form has for wrong answers. Values in them are anything. */
function messagesCovered(set: DocumentSet, pairs: readonly Pictured[]): readonly Covered[] {
  const read = pairs.map((pair) => bare(pair.read.join(""))).join("\n")
  return set.all("form").flatMap(({ file, document }) => {
    const texts = objectsOf(document.ui).flatMap(({ messages }) => Object.values(recordOf(messages)))
    const said = new Set(texts.filter((text): text is string => typeof text === "string"))
    return [...said].map((text): Covered => ({
      kind: "message",
      says: `「${text}」`,
      file,
      pointer: "/ui",
      screen: "",
      isShown: isRead(text, read),
    }))
  })
}

function isRead(text: string, read: string): boolean {
  const parts = text.split(/\{[^}]*\}/).map((part) => bare(part).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(parts.join(".{0,40}?")).test(read)
}
