import type { Place } from "./DeskStore"

/** Opens the desk at a place of a document. */
export const deskAddress = ({ file, pointer }: Place): string => `/desk/?${new URLSearchParams({ file, pointer })}`
