/** Starts the sandbox by itself, with the app that lies in DIST. */
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { serve } from "./serve"

const root = fileURLToPath(new URL("../..", import.meta.url))

serve({ documents: resolve(root, "schemas"), dist: resolve(root, process.env["DIST"] || "dist") }).catch(
  (error: unknown) => {
    process.stderr.write(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
