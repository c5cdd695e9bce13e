/** Starts `npm run dev` on a fresh copy of the documents. */
import { fileURLToPath } from "node:url"
import { copyDocuments, editingPort, editingRoot } from "./editing"

copyDocuments(fileURLToPath(new URL("../../../schemas", import.meta.url)))
process.env["KAMISHIBAI_ROOT"] = editingRoot
process.env["PORT"] = String(editingPort)
await import("../../../src/cli/dev")
