import { isRecord, recordOf } from "../../../domain/json"
import { within } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"
import { objectsIn, type WrittenObject } from "./walkWritten"

/** A call that sends answers of a form, where it is made. */
export interface Sender extends WrittenPlace {
  readonly call: string
  /** All of them, whatever they are; else by the names in `named`. */
  readonly isWhole: boolean
  /** The property of the request that all of them are sent as; absent where they are the request. */
  readonly part?: string
  readonly named: readonly NamedAnswers[]
}

/** An object that names answers: the `input` of a call, or what is kept until then. */
export interface NamedAnswers extends WrittenPlace {
  readonly root: string
  readonly isKept: boolean
  /** Names there, with the name of the answer. */
  readonly names: readonly (readonly [name: string, answer: string])[]
}

/** Where a form is drawn, and under which root its answers live there. */
export interface Host {
  readonly file: string
  readonly root: string
}

/** Where a form is drawn. */
export function hostsOf(written: WrittenValues, form: string): readonly Host[] {
  const known = hosts.get(written) ?? hostsByForm(written)
  hosts.set(written, known)
  return known.get(form) ?? []
}

/** Whoever looks where a question could stand asks for those of every form. */
const hosts = new WeakMap<WrittenValues, ReadonlyMap<string, readonly Host[]>>()

function hostsByForm(written: WrittenValues): ReadonlyMap<string, readonly Host[]> {
  const found = new Map<string, Host[]>()
  for (const [file, value] of written)
    for (const { object } of objectsIn(file, value)) {
      const { widget, form, into } = object
      if (widget === "form" && typeof form === "string" && typeof into === "string")
        found.set(form, [...(found.get(form) ?? []), { file, root: into }])
    }
  return found
}

/** Every call that sends what a form asks, directly or after it was kept for a later screen. */
export function sendersOf(written: WrittenValues, { file, id }: { readonly file: string; readonly id: string }) {
  const writing = writingCalls(written)
  const isSending = ({ object }: WrittenObject) => object["do"] === "call" && writing.has(String(object["call"]))
  return hostsOf(written, id).flatMap((host) => {
    const objects = [host.file, file].flatMap((one) => objectsIn(one, written.get(one)))
    const direct = objects.filter(isSending).flatMap((one) => senderOf(one, host.root, id))
    const kept = objects.flatMap((one) => keptAnswers(one, host.root))
    return [...direct, ...kept.flatMap((one) => sendersOfKept(written, one, isSending))]
  })
}

/** Calls that only ask for something send what leads to it. */
const writingCalls = (written: WrittenValues): ReadonlySet<string> =>
  new Set(
    [...written.values()].flatMap((value) => {
      const { kind, id, method } = recordOf(value)
      return kind === "call" && method !== "GET" ? [String(id)] : []
    }),
  )

function senderOf({ file, pointer, object }: WrittenObject, root: string, form: string): readonly Sender[] {
  const { call, answers, input } = object
  const sender = { file, pointer, call: String(call), named: [] }
  if ((answers === true && object["form"] === form) || input === root) return [{ ...sender, isWhole: true }]
  const part = Object.entries(recordOf(input)).find(([, value]) => value === root)?.[0]
  if (part !== undefined) return [{ ...sender, isWhole: true, part }]
  const named = namedIn({ file, pointer: within(pointer, "input"), object: recordOf(input) }, root)
  return named === undefined ? [] : [{ ...sender, isWhole: false, named: [named] }]
}

interface KeptAnswers extends NamedAnswers {
  /** Name under which they are kept. */
  readonly keptAs: string
}

function keptAnswers({ file, pointer, object }: WrittenObject, root: string): readonly KeptAnswers[] {
  const { do: action, name, value } = object
  if (action !== "keep" || typeof name !== "string" || !isRecord(value)) return []
  const named = namedIn({ file, pointer: within(pointer, "value"), object: value }, root)
  return named === undefined ? [] : [{ ...named, isKept: true, keptAs: name }]
}

function sendersOfKept(
  written: WrittenValues,
  kept: KeptAnswers,
  isSending: (object: WrittenObject) => boolean,
): readonly Sender[] {
  const root = `$kept.${kept.keptAs}`
  const known = new Set(kept.names.map(([name]) => name))
  return [...written].flatMap(([file, value]) =>
    objectsIn(file, value)
      .filter(isSending)
      .flatMap(({ pointer, object }): readonly Sender[] => {
        const place = { file, pointer: within(pointer, "input"), object: recordOf(object["input"]) }
        const found = namedIn(place, root)
        const names = found?.names.filter(([, answer]) => known.has(answer)) ?? []
        if (found === undefined || names.length === 0) return []
        const named = [kept, { ...found, names }]
        return [{ file, pointer, call: String(object["call"]), isWhole: false, named }]
      }),
  )
}

/** The answers that an object names as they are; undefined where it names none. */
function namedIn({ file, pointer, object }: WrittenObject, root: string): NamedAnswers | undefined {
  const names = Object.entries(object).flatMap(([name, value]) =>
    typeof value === "string" && value.startsWith(`${root}.`) ? [[name, value.slice(root.length + 1)] as const] : [],
  )
  return names.length === 0 ? undefined : { file, pointer, root, isKept: false, names }
}
