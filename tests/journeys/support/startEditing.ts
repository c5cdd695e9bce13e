/** Starts `npm run dev` on a fresh copy of the documents. */
import { fileURLToPath } from "node:url"
import { dev } from "../../../src/cli/dev"
import { copyDocuments, editingRoot } from "./editing"

copyDocuments(fileURLToPath(new URL("../../../schemas", import.meta.url)))
await dev({ root: editingRoot }, { print: console.log, printError: console.error })
