// node src/cli/begin.mjs src/cli/judge/child.ts: a process of ours that begins with this module.
import { load } from "./load.mjs"

const [source] = process.argv.splice(2, 1)
await load(source)
