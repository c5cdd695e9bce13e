import type { DeskStore, Place } from "./DeskStore"

/** Opens the desk at a place of a document. */
export const deskAddress = ({ file, pointer }: Place): string => `/desk/?${new URLSearchParams({ file, pointer })}`

/** Does what an address of `deskAddress` says. */
export function goToAddress(store: DeskStore, search: string): void {
  const query = new URLSearchParams(search)
  const file = query.get("file")
  if (file !== null) store.goTo({ file, pointer: query.get("pointer") ?? "" })
}
