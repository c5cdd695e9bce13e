import { isRecord } from "../../domain/json"
import type { SafeStorage } from "../../platform/storage"

interface StoredPosition {
  readonly path: string
  readonly length: number
  readonly state: Readonly<Record<string, unknown>> & { readonly idx: number }
  /** By the index of the entry; what no entry says any more is empty. */
  readonly addresses: readonly string[]
}

type HistoryPage = Pick<Window, "history" | "location">

export interface HistoryPosition {
  /** Before the router begins: what the history forgot when the page was loaded anew. */
  restore(): void
  /** After each move. */
  save(): void
  /** Path and query of the entry so many steps behind; undefined where it is not known. */
  addressBehind(steps: number): string | undefined
}

const storageName = "place"

/**
 * Remembers how deep in the history the customer is. The native layer comes back by replacing the address of the page,
 * and a file that is missing is fetched by loading another: both begin a page whose entry says nothing, while the
 * screens before are still behind it.
 */
export function createHistoryPosition({ history, location }: HistoryPage, storage: SafeStorage): HistoryPosition {
  let addresses: string[] = []
  return {
    restore() {
      const stored = parsePosition(storage.read(storageName))
      if (stored && hasIndex(history.state)) addresses = [...stored.addresses]
      if (!stored || hasIndex(history.state)) return
      const added = history.length - stored.length
      if (added !== 0 && added !== 1) return
      addresses = [...stored.addresses]
      const isSame = added === 0 && location.pathname === stored.path
      history.replaceState(isSame ? stored.state : { idx: stored.state.idx + added }, "")
    },
    save() {
      const { state, length } = history
      if (!hasIndex(state)) return
      const { pathname: path, search } = location
      // What lay ahead is found again by going there.
      addresses = [...Array.from({ length: state.idx }, (_, index) => addresses[index] ?? ""), `${path}${search}`]
      storage.write(storageName, JSON.stringify({ path, length, state, addresses }))
    },
    addressBehind: (steps) => addresses.at(-1 - steps) || undefined,
  }
}

const hasIndex = (state: unknown): state is StoredPosition["state"] =>
  isRecord(state) && Number.isSafeInteger(state["idx"]) && Number(state["idx"]) >= 0

function parsePosition(text: string | undefined): StoredPosition | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "null")
    if (!isRecord(read) || !hasIndex(read["state"])) return undefined
    const { path, length, state, addresses: listed } = read
    const addresses = Array.isArray(listed) ? listed.map((one) => (typeof one === "string" ? one : "")) : []
    return typeof path === "string" && typeof length === "number" ? { path, length, state, addresses } : undefined
  } catch {
    return undefined
  }
}
