// npm run unit -- FILE: some unit tests alone. What Vite has to say about its configuration file (read by Node, which
// wants extensions that nobody here writes) is 3,000 lines before the first result.
import { spawnSync } from "node:child_process"

const vitest = "node_modules/vitest/vitest.mjs"
const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" }
const { status } = spawnSync(process.execPath, [vitest, "run", ...process.argv.slice(2)], { stdio: "inherit", env })
process.exitCode = status ?? 1
