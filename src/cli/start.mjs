// npm start: sets up, builds, then serves the app with its sandbox in this very process, so that signals reach it.
import "./setup.mjs"
import { fileURLToPath } from "node:url"
import { runVite } from "./runVite.mjs"

process.chdir(fileURLToPath(new URL("../..", import.meta.url)))
if (runVite("build", "--mode", "preview", "--logLevel", "error") !== 0) {
  process.stderr.write("アプリを組み立てられませんでした。上の内容をご確認ください。\n")
  process.exit(1)
}

const { register } = await import("tsx/esm/api")
register()
await import("../sandbox/main.ts")
