import type { DocumentSet } from "../../../../../renderer/compiler"
import { type ReturnPoint, returnPoints } from "../application/returnPoints"

/** One screen's share of the draft: what it saves, and where the application must stand for it. */
export interface SavedScreen {
  readonly screen: string
  /** The last word of the call that saves: `aco/draft-contact` is `contact`. */
  readonly section: string
  readonly point: ReturnPoint
  readonly fields: readonly string[]
}

const saves = /^aco\/draft-(?!confirm$)(\w+)$/

/**
 * Every screen that saves answers, in the order of the flow: its document says with which call and which fields, the flow
 * at which return point.
 */
export function findSavedScreens(set: DocumentSet): readonly SavedScreen[] {
  const { sections = [], entry } = set.find("flow", "account-opening")?.document ?? {}
  const order = sections.flatMap(({ steps }) => steps.map(({ screen }) => screen))
  const starts = returnPoints.flatMap((point) => {
    const first = order.indexOf(entry?.points[point]?.step ?? "")
    return first < 0 ? [] : [{ point, first }]
  })
  return order.flatMap((screen, index) => {
    const point = starts.findLast(({ first }) => first <= index)?.point
    return point === undefined ? [] : savesIn(set.find("screen", screen)?.document, { screen, point })
  })
}

function savesIn(document: unknown, place: Pick<SavedScreen, "screen" | "point">): readonly SavedScreen[] {
  const sent = new Map<string, string[]>()
  for (const { call, input } of callsIn(document)) {
    const section = saves.exec(call)?.[1]
    if (section !== undefined) sent.set(section, [...(sent.get(section) ?? []), ...Object.keys(input)])
  }
  return [...sent].map(([section, names]) => {
    return { ...place, section, fields: [...new Set(names)].filter((name) => name !== "version") }
  })
}

interface SentCall {
  readonly call: string
  readonly input: object
}

/** Every `call` action inside a document, however deep. */
function callsIn(node: unknown): readonly SentCall[] {
  if (typeof node !== "object" || node === null) return []
  const inside = Object.values(node).flatMap(callsIn)
  const isCall = "do" in node && node.do === "call" && "call" in node && typeof node.call === "string"
  if (!isCall) return inside
  const input = "input" in node && typeof node.input === "object" && node.input !== null ? node.input : {}
  return [{ call: String(node.call), input }, ...inside]
}
