// npm run build: what customers get, in dist/ (or where the first parameter says), and beside that folder, where nobody
// serves it, the list of what imports what.
import { renameSync, rmSync } from "node:fs"
import { resolve } from "node:path"
import { runVite } from "./runVite.mjs"

const [folder = "dist"] = process.argv.slice(2)
const outDir = resolve(folder)
process.exitCode = runVite("build", "--manifest", "--outDir", outDir, "--logLevel", "warn")
if (process.exitCode === 0) {
  renameSync(`${outDir}/.vite/manifest.json`, `${outDir}.manifest.json`)
  rmSync(`${outDir}/.vite`, { recursive: true })
}
