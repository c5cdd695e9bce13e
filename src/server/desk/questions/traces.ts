import { isRecord, recordOf } from "../../../domain/json"
import { segmentsOf, valueAt, within } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"
import { findAnswerPlaces } from "./answerPlaces"
import { hostsOf } from "./senders"
import { objectsIn } from "./walkWritten"

/** Where a document names the answer to a question, or says what it may be. */
export interface Trace extends WrittenPlace {
  readonly kind: "schema" | "shared" | "request" | "named"
  /** What is written there. */
  readonly value: unknown
}

/** A question of a form. */
export interface AskedAnswer {
  readonly file: string
  readonly name: string
}

/** Everything that is written for the answer to a question besides the question itself. */
export function tracesOf(written: WrittenValues, { file, name }: AskedAnswer): readonly Trace[] {
  const places = findAnswerPlaces(written, file)
  const form = recordOf(written.get(file))
  const own = trace(written, "schema", { file, pointer: within("/schema/properties", name) })
  const drawn = hostsOf(written, String(form["id"]))
  const roots = new Set(drawn.map(({ root }) => root))
  const hosts = new Set([file, ...drawn.map((host) => host.file)])
  const direct = [...hosts].flatMap((host) => namedIn(written, host, (value) => isAnswer(value, roots, name)))
  const kept = new Set(direct.flatMap(({ file: host, pointer }) => keptName(written, host, pointer) ?? []))
  const later = [...written.keys()].flatMap((one) =>
    kept.size === 0 ? [] : namedIn(written, one, (value) => kept.has(String(value))),
  )
  const named = [...direct, ...later]
  const names = new Set([name, ...named.map(({ pointer }) => segmentsOf(pointer).at(-1) ?? "")])
  const at = (holders: readonly WrittenPlace[], kind: Trace["kind"]) =>
    holders.flatMap((holder) =>
      [...names].flatMap((key) => trace(written, kind, { file: holder.file, pointer: within(holder.pointer, key) })),
    )
  return [
    ...own,
    ...at(places?.home ? [places.home] : [], "shared"),
    ...at(places?.requests ?? [], "request"),
    ...named,
  ]
}

function trace(written: WrittenValues, kind: Trace["kind"], place: WrittenPlace): readonly Trace[] {
  const value = valueAt(written.get(place.file), place.pointer)
  return value === undefined ? [] : [{ kind, ...place, value }]
}

const isAnswer = (value: unknown, roots: ReadonlySet<string>, name: string): boolean =>
  typeof value === "string" && [...roots].some((root) => value === `${root}.${name}`)

/** Names of what a call sends, of what is kept, and of what a form begins with, whose value is an answer. */
function namedIn(written: WrittenValues, file: string, isMeant: (value: unknown) => boolean): readonly Trace[] {
  return objectsIn(file, written.get(file)).flatMap(({ pointer, object }) => {
    const { do: action } = object
    const key = action === "call" ? "input" : action === "keep" ? "value" : undefined
    const holder = key === undefined ? undefined : object[key]
    if (key === undefined || !isRecord(holder)) return []
    return Object.entries(holder).flatMap(([name, value]): readonly Trace[] =>
      isMeant(value) ? [{ kind: "named", file, pointer: within(pointer, key, name), value }] : [],
    )
  })
}

/** How what is kept at this place is read later on; nothing for what is sent. */
function keptName(written: WrittenValues, file: string, pointer: string): readonly string[] | undefined {
  const segments = segmentsOf(pointer)
  const action = recordOf(valueAt(written.get(file), within("", ...segments.slice(0, -2))))
  return action["do"] === "keep" ? [`$kept.${String(action["name"])}.${segments.at(-1) ?? ""}`] : undefined
}
