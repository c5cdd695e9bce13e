import type { Stats } from "node:fs"

/** Clocks of file systems are coarse: what is written again within this time may have the same stamp. */
const stampMs = 100

/** What a file or folder has as long as nobody writes to it; empty while it is too young to tell. */
export const stampOf = ({ mtimeMs, size, ino }: Stats): string =>
  Date.now() - mtimeMs > stampMs ? `${mtimeMs} ${size} ${ino}` : ""
