/** Writes what is generated from words, documents and the icons of a package; with `--check` only says what is stale (exit code 1). Exit code 2 where it cannot. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { CommandError, exitCodes } from "./failure"
import { compareGeneratedFiles, home } from "./generatedFiles"

async function compare() {
  try {
    return await compareGeneratedFiles()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    return process.exit(exitCodes.couldNotRun)
  }
}

const { total, stale } = await compare()

if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} が古くなっています。npm run generate を実行してください。`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  console.log(`${total}個のうち${stale.length}個を書き換えました。`)
}
