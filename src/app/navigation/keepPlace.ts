import type { SafeStorage } from "../../platform/storage"

interface NotedPlace {
  readonly path: string
  readonly length: number
  readonly state: Readonly<Record<string, unknown>> & { readonly idx: number }
}

type PlacePage = Pick<Window, "history" | "location">

export interface PlaceKeeper {
  /** Before the router begins: what the history forgot when the page was loaded anew. */
  restore(): void
  /** After each move. */
  note(): void
}

const storageName = "place"

/**
 * Remembers how deep in the history the customer is. The native layer comes back by replacing the address of the page,
 * and a file that is missing is fetched by loading another: both begin a page whose entry says nothing, while the
 * screens before are still behind it.
 */
export function createPlaceKeeper({ history, location }: PlacePage, storage: SafeStorage): PlaceKeeper {
  return {
    restore() {
      const noted = parsePlace(storage.read(storageName))
      if (!noted || hasIndex(history.state)) return
      const added = history.length - noted.length
      if (added !== 0 && added !== 1) return
      const isSame = added === 0 && location.pathname === noted.path
      history.replaceState(isSame ? noted.state : { idx: noted.state.idx + added }, "")
    },
    note() {
      const { state, length } = history
      if (hasIndex(state)) storage.write(storageName, JSON.stringify({ path: location.pathname, length, state }))
    },
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const hasIndex = (state: unknown): state is NotedPlace["state"] =>
  isRecord(state) && Number.isSafeInteger(state["idx"]) && Number(state["idx"]) >= 0

function parsePlace(text: string | undefined): NotedPlace | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "null")
    if (!isRecord(read) || !hasIndex(read["state"])) return undefined
    const { path, length, state } = read
    return typeof path === "string" && typeof length === "number" ? { path, length, state } : undefined
  } catch {
    return undefined
  }
}
