import { isRecord, recordOf } from "../../../domain/json"
import { segmentsOf, valueAt, within } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"
import { schemaAt } from "./schemaPlaces"
import type { Host } from "./senders"
import type { Trace } from "./traces"
import { objectsIn } from "./walkWritten"

interface Removed {
  /** The form. */
  readonly file: string
  readonly name: string
  readonly hosts: readonly Host[]
  /** What is taken out with the question. */
  readonly traces: readonly Trace[]
  readonly places: readonly WrittenPlace[]
}

/** Where something would be wrong without the answer to a question. */
export function neededBy(written: WrittenValues, removed: Removed): readonly WrittenPlace[] {
  const { file, hosts, traces, places } = removed
  const asking = [...new Set([file, ...hosts.map((host) => host.file)])]
  const isGone = (at: WrittenPlace) =>
    places.some(
      (one) => one.file === at.file && (one.pointer === at.pointer || at.pointer.startsWith(`${one.pointer}/`)),
    )
  const own = asking.flatMap((from) => [
    ...readersIn(written, from, answerReads(removed)),
    ...fieldsNamed(written, from, removed.name),
  ])
  const kept = keptReads(written, traces)
  const later = kept === undefined ? [] : [...written.keys()].flatMap((from) => readersIn(written, from, kept))
  const tested = [...written].flatMap(([from, value]) => testedIn(from, value, answerReads(removed)))
  return [...requiredOf(written, traces), ...tested, ...[...own, ...later].filter((at) => !isGone(at))]
}

const roots = (hosts: readonly Host[]) => [...new Set(hosts.map(({ root }) => root.slice(1)))].join("|")

const answerReads = ({ hosts, name }: Removed) => new RegExp(`(?:^\\$|\\{)(?:${roots(hosts)})\\.${name}(?!\\w)`)

/** How what is kept of an answer is read; undefined where nothing is. */
function keptReads(written: WrittenValues, traces: readonly Trace[]): RegExp | undefined {
  const names = traces.flatMap(({ kind, file, pointer }) => {
    const action = kind === "named" ? actionOf(written, { file, pointer }) : {}
    return action["do"] === "keep" ? [`${String(action["name"])}\\.${segmentsOf(pointer).at(-1) ?? ""}`] : []
  })
  return names.length === 0 ? undefined : new RegExp(`(?:^\\$|\\{)kept\\.(?:${names.join("|")})(?!\\w)`)
}

/** The action that an answer is named in: its `input`, or its `value`. */
const actionOf = (written: WrittenValues, { file, pointer }: WrittenPlace) =>
  recordOf(valueAt(written.get(file), pointer.split("/").slice(0, -2).join("/")))

/** What cases of a flow are made from. */
const testedIn = (file: string, flow: unknown, reads: RegExp): readonly WrittenPlace[] =>
  readersBelow(file, recordOf(flow)["testModel"], reads).map(({ pointer }) => ({
    file,
    pointer: `/testModel${pointer}`,
  }))

/** Texts, conditions and values that read an answer; not those of states. */
export const readersIn = (written: WrittenValues, file: string, reads: RegExp): readonly WrittenPlace[] =>
  readersBelow(file, written.get(file), reads)

function readersBelow(file: string, value: unknown, reads: RegExp): readonly WrittenPlace[] {
  return objectsIn(file, value).flatMap(({ pointer, object }) =>
    Object.entries(object).flatMap(([key, value]) => {
      const texts = Array.isArray(value) ? (value as readonly unknown[]) : [value]
      const isRead = texts.some((text) => typeof text === "string" && reads.test(text))
      return isRead ? [{ file, pointer: within(pointer, key) }] : []
    }),
  )
}

/** Actions that fill in a field, or say what is wrong with it. */
const fieldsNamed = (written: WrittenValues, file: string, name: string): readonly WrittenPlace[] =>
  objectsIn(file, written.get(file)).flatMap(({ pointer, object: { do: action, field } }) =>
    action !== undefined && field === name ? [{ file, pointer: within(pointer, "field") }] : [],
  )

/** Calls that are not made without an answer. */
const requiredOf = (written: WrittenValues, traces: readonly Trace[]): readonly WrittenPlace[] =>
  traces.flatMap(({ kind, file, pointer }) => {
    const name = segmentsOf(pointer).at(-1) ?? ""
    const call = kind === "named" ? actionOf(written, { file, pointer })["call"] : undefined
    const request =
      kind === "request"
        ? valueAt(written.get(file), pointer.split("/").slice(0, -2).join("/"))
        : call === undefined
          ? undefined
          : requestOf(written, String(call))
    const required = isRecord(request) ? request["required"] : undefined
    return Array.isArray(required) && required.includes(name) ? [{ file, pointer }] : []
  })

function requestOf(written: WrittenValues, id: string): unknown {
  const call = [...written].find(([, value]) => recordOf(value)["kind"] === "call" && recordOf(value)["id"] === id)
  return call && schemaAt(written, { file: call[0], pointer: "/request" })?.schema
}
