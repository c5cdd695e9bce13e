// npm start: sets up, builds (into DIST, or dist/), then serves the app with its sandbox in this very process, so that
// signals reach it.
import "./setup.mjs"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { runVite } from "./runVite.mjs"

process.chdir(fileURLToPath(new URL("../..", import.meta.url)))
const outDir = resolve(process.env.DIST || "dist")
if (runVite("build", "--mode", "preview", "--outDir", outDir, "--logLevel", "error") !== 0) {
  process.stderr.write("アプリを組み立てられませんでした。上の内容をご確認ください。\n")
  process.exit(1)
}

const { register } = await import("tsx/esm/api")
register()
await import("../sandbox/main.ts")
