// npm run build: what customers get, in dist/ (or where the first parameter says).
import { resolve } from "node:path"
import { runVite } from "./runVite.mjs"

const [outDir = "dist"] = process.argv.slice(2)
process.exitCode = runVite("build", "--outDir", resolve(outDir), "--logLevel", "warn")
