// npm start: sets up, then runs the command in this very process, so that signals reach it.
import "./setup.mjs"
import { fileURLToPath } from "node:url"

process.chdir(fileURLToPath(new URL("../..", import.meta.url)))
process.argv.splice(2, 0, "start")
const { load } = await import("./load.mjs")
await load("src/cli/main.ts")
