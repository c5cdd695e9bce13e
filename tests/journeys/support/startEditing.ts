/** Starts `npm run dev` on a fresh copy of the documents, as on a machine where it has never run. Parameter: folder for its cache. */
import { rmSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { dev } from "../../../src/cli/dev"
import { copyDocuments, editingRoot } from "./editing"

const [cacheDir = ""] = process.argv.slice(2)
rmSync(cacheDir, { recursive: true, force: true })
copyDocuments(fileURLToPath(new URL("../../../schemas", import.meta.url)))
await dev({ root: editingRoot, cacheDir }, { print: console.log, printError: console.error })
