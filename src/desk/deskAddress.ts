import type { DeskStore, Place } from "./DeskStore"
import { views } from "./views"

/** Opens the desk at a place of a document. */
export const deskAddress = ({ file, pointer }: Place): string => `/desk/?${new URLSearchParams({ file, pointer })}`

/** Does what an address says: `/desk/<view>`, or a place as `deskAddress` writes it. */
export function goToAddress(store: DeskStore, { pathname, search }: Pick<Location, "pathname" | "search">): void {
  const found = views.find(({ view }) => pathname === `/desk/${view}`)
  if (found) store.show(found.view)
  const query = new URLSearchParams(search)
  const file = query.get("file")
  if (file !== null) store.goTo({ file, pointer: query.get("pointer") ?? "" })
}
