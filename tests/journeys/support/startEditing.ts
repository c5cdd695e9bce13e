/** Starts `npm run dev` on a fresh copy of the documents. */
import { fileURLToPath } from "node:url"
import { copyDocuments, editingRoot } from "./editing"

copyDocuments(fileURLToPath(new URL("../../../schemas", import.meta.url)))
process.env["KAMISHIBAI_ROOT"] = editingRoot
await import("../../../src/cli/dev")
