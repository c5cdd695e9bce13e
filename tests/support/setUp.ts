import { configure } from "@testing-library/dom"
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { afterAll, expect, inject } from "vitest"
import { filesThatReadDocuments } from "../../src/cli/verify/provided"

// A machine shared with others may stall for seconds; nobody waits longer than it takes.
configure({ asyncUtilTimeout: 20_000 })

const root = process.cwd()
const ofDocuments = [`${root}/schemas`, `${root}/tests/baselines`]
const file = (expect.getState().testPath ?? "").slice(root.length + 1)

/** What is said to read no documents is not asked again when one changes: it must not read one. */
function forbidDocuments(): () => void {
  const names = ["readFileSync", "readdirSync", "openSync", "cpSync", "copyFileSync"] as const
  const own = Object.fromEntries(names.map((name) => [name, fs[name]]))
  for (const name of names) {
    const real = fs[name] as (path: unknown, ...rest: unknown[]) => unknown
    const guarded = (path: unknown, ...rest: unknown[]) => {
      if (ofDocuments.some((folder) => String(path).startsWith(folder)))
        throw new Error(`${file} reads ${String(path)}, which nothing in it or in what it imports tells`)
      return real(path, ...rest)
    }
    Object.assign(fs, { [name]: guarded })
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, own)
    syncBuiltinESMExports()
  }
}

if (!inject(filesThatReadDocuments).includes(file)) {
  const allow = forbidDocuments()
  afterAll(allow)
}
