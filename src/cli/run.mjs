// npm run screens -- COMMAND
import { load } from "./load.mjs"

await load("src/cli/main.ts")
