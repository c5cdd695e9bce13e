/** The tool for operations and QA: `npm run screens -- <command>`. */
import { runCommand } from "./program"

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
})
