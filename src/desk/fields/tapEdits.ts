import type { PointerEdit } from "../../../renderer/editing"
import { hostOf } from "../../domain/text/hostOf"
import type { DeskStore, Place } from "../DeskStore"
import { fieldsAt, within } from "../json"

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
  { kind, target }: { readonly kind: TapKind; readonly target: string },
): readonly PointerEdit[] {
  const tap = (action: object) =>
    ({
      file: place.file,
      pointer: within(place.pointer, "tap"),
      op: "set",
      value: [action],
      isNew: true,
    }) as PointerEdit
  if (kind === "screen") return [tap({ do: "go", to: target })]
  if (kind === "sheet") return [tap({ do: "half-sheet", sheet: target })]
  if (kind === "back") return [tap({ do: "back" })]
  const links = linksOf(store)
  const known = Object.entries(links).find(([, address]) => address === target)?.[0]
  const name = known ?? nameFor(target, Object.keys(links))
  return [...(known === undefined ? linkEdits(store, name, target) : []), tap({ do: "open-external", link: name })]
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
