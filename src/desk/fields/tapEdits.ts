import type { PointerEdit } from "../../../renderer/editing"
import { hostOf } from "../../domain/text/hostOf"
import type { DeskStore, Place } from "../DeskStore"
import { parentOf } from "../../../renderer/pointers"
import { fieldsAt, isFields, within } from "../json"

/** What a tap can do that a person chooses without knowing actions, and what it needs to know. */
export const tapKinds = ["screen", "link", "sheet", "back"] as const
export type TapKind = (typeof tapKinds)[number]

const app = "app.json"

/** Links of the app, by their name. */
export const linksOf = (store: DeskStore): Readonly<Record<string, unknown>> =>
  fieldsAt(store.document(app), "links") ?? {}

/** Hosts that customers may be led to. */
export function isKnownHost(store: DeskStore, host: string): boolean {
  const known = fieldsAt(store.document(app), "constants")?.["allowedHosts"]
  return Array.isArray(known) && known.includes(host)
}

/** What has to be written so that a tap at this place leads there; for an address that has no name yet, that name and its host, too. */
export function tapEdits(
  store: DeskStore,
  place: Place,
  { kind, target, isNamed }: { readonly kind: TapKind; readonly target: string; readonly isNamed: boolean },
): readonly PointerEdit[] {
  const tap = (action: object, name: string) => [
    set(place, "tap", [action]),
    ...(isNamed || isBlock(store.valueAt(place)) ? keyEdits(store, place, name) : []),
  ]
  if (kind === "screen") return tap({ do: "go", to: target }, target)
  if (kind === "sheet") return tap({ do: "half-sheet", sheet: target }, target)
  if (kind === "back") return tap({ do: "back" }, "back")
  const links = linksOf(store)
  const known = Object.entries(links).find(([, address]) => address === target)?.[0]
  const name = known ?? nameFor(target, Object.keys(links))
  return [
    ...(known === undefined ? linkEdits(store, name, target) : []),
    ...tap({ do: "open-external", link: name }, name),
  ]
}

const set = ({ file, pointer }: Place, key: string, value: unknown) =>
  ({ file, pointer: within(pointer, key), op: "set", value, isNew: true }) as PointerEdit

const isBlock = (part: unknown): boolean => isFields(part) && part["widget"] !== undefined

/** What is tapped has a key, for records and states; none where all that is tapped beside it does without. */
function keyEdits(store: DeskStore, place: Place, target: string): readonly PointerEdit[] {
  const part = store.valueAt(place)
  const beside = store.valueAt({ ...place, pointer: parentOf(place.pointer) })
  const tapped = Array.isArray(beside) ? beside.filter(isFields).filter(({ tap }) => tap !== undefined) : []
  const isNone = tapped.length > 0 && tapped.every(({ key }) => key === undefined)
  if (!isFields(part) || part["key"] !== undefined || (!isBlock(part) && isNone)) return []
  const words = target.toLowerCase().match(/[a-z][a-z0-9]*/g) ?? ["tapped"]
  const taken = keysIn(store.document(place.file))
  const stem = words.slice(-2).join("_")
  const free = (count: number): string => (taken.has(`${stem}_${count}`) ? free(count + 1) : `${stem}_${count}`)
  return [set(place, "key", taken.has(stem) ? free(2) : stem)]
}

function keysIn(value: unknown): ReadonlySet<unknown> {
  if (typeof value !== "object" || value === null) return new Set()
  const own = isFields(value) ? [value["key"]] : []
  return new Set([...own, ...Object.values(value).flatMap((part) => [...keysIn(part)])])
}

function linkEdits(store: DeskStore, name: string, address: string): readonly PointerEdit[] {
  const host = hostOf(address)
  const hosts = fieldsAt(store.document(app), "constants")?.["allowedHosts"]
  const link = { file: app, pointer: within("/links", name), op: "set", value: address, isNew: true } as const
  if (host === undefined || !Array.isArray(hosts) || isKnownHost(store, host)) return [link]
  return [{ file: app, pointer: `/constants/allowedHosts/${hosts.length}`, op: "insert", value: host }, link]
}

/** `www.fsa.go.jp` as `fsa_go_jp`, with a number where that is taken. */
function nameFor(address: string, taken: readonly string[]): string {
  const name = (hostOf(address) ?? "link")
    .replace(/^www\./, "")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replace(/^(?=\d)/, "link_")
  const next = (count: number): string => (taken.includes(`${name}_${count}`) ? next(count + 1) : `${name}_${count}`)
  return taken.includes(name) ? next(2) : name
}
