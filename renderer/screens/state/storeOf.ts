import type { CompiledCall, ScreenModule } from "../../model/compiled"
import type { Host } from "../../model/host"
import type { ItemStore } from "../../model/stores"

/** The part of a screen that leads to its stores. */
interface Storing {
  readonly host: Host
  readonly module: Pick<ScreenModule, "parts">
  findCall(id: string): CompiledCall | undefined
}

const stores = new WeakMap<Host, Map<string, ItemStore>>()

/** The list of a call that says `store`: one for the whole app, made when the first screen needs it. */
export function storeOf(screen: Storing, id: string): ItemStore | undefined {
  const { host } = screen
  const shape = screen.findCall(id)?.store
  const create = screen.module.parts?.stores?.["createItemStore"]
  if (!shape || !create) return undefined
  const known = stores.get(host) ?? new Map<string, ItemStore>()
  stores.set(host, known)
  const before = known.get(id)
  if (before) return before
  const made = create(shape)
  known.set(id, made)
  if (shape.shared !== false) host.share?.(id, made, { omit: shape.omit ?? [] })
  return made
}

/** The answer of a call, with what was changed since where it is a store's. */
export const newestAnswer = (screen: Storing, call: string | undefined, answer: unknown): unknown =>
  answer === undefined || call === undefined ? answer : (storeOf(screen, call)?.value ?? answer)
