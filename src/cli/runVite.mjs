import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))
const vite = fileURLToPath(new URL("../../node_modules/vite/bin/vite.js", import.meta.url))

/** Runs Vite's command line; what it says goes to stderr. Our config is bundled before it runs, so extensions do not matter. */
export function runVite(...parameters) {
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" }
  return spawnSync(process.execPath, [vite, ...parameters], { cwd: root, env, stdio: ["ignore", 2, 2] }).status ?? 1
}
