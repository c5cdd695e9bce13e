// npm start: sets up, builds, then serves the app with its sandbox in this very process, so that signals reach it.
import "./setup.mjs"
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))
process.chdir(root)
const vite = fileURLToPath(new URL("../../node_modules/vite/bin/vite.js", import.meta.url))
const built = spawnSync(process.execPath, [vite, "build", "--mode", "preview", "--logLevel", "warn"], {
  stdio: ["ignore", 2, 2],
  env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
})
if (built.status !== 0) {
  process.stderr.write("アプリを組み立てられませんでした。上の内容をご確認ください。\n")
  process.exit(1)
}

const { register } = await import("tsx/esm/api")
register()
await import("../sandbox/main.ts")
