/** Both journeys in the engines besides Chromium's, as far as this machine has them or can install them. */
import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { engines } from "./support/engines"
import { install } from "./support/install"

const folder = resolve(process.env["ENGINES_FOLDER"] ?? ".cache/engines")
const absent = () => engines.filter(({ isThere }) => !isThere())

const wanted = absent().flatMap(({ packages }) => packages)
if (wanted.length > 0) install(wanted)

const missing = absent().map(({ name, packages }) => `${name} is not there (${packages.join(" ")})`)
mkdirSync(folder, { recursive: true })
writeFileSync(resolve(folder, "missing.json"), JSON.stringify(missing))

if (missing.length < engines.length) {
  const parameters = ["test", "--config", "tests/engines/playwright.config.ts", ...process.argv.slice(2)]
  const { status } = spawnSync("node_modules/.bin/playwright", parameters, {
    stdio: "inherit",
    timeout: 400_000,
    env: { ...process.env, ENGINES_FOLDER: folder },
  })
  process.exitCode = status ?? 1
} else process.stdout.write(`${missing.join("\n")}\n`)
