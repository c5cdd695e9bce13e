import { resolve } from "node:path"

/** Folder of the documents that customers get. Apart from what draws them, which only Vite can load. */
export const shippedRoot = resolve(import.meta.dirname, "../../schemas")
