import { configure } from "@testing-library/dom"
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import * as React from "react"
import { afterAll, expect, inject } from "vitest"
import { filesThatReadDocuments } from "../../src/cli/verify/provided"
import { isRecord } from "../../src/domain/json"

// A machine shared with others may stall for seconds; nobody waits longer than it takes.
configure({ asyncUtilTimeout: 120_000 })

// React would note for each element where it was made, for stacks that nobody reads here: a third of the time that drawing takes.
Reflect.deleteProperty(console, "createTask")
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE")
if (isRecord(internals))
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })

// Files of a worker share it: what one leaves there would have React complain of every update in another.
Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT")

const root = process.cwd()
const ofDocuments = [`${root}/schemas`, `${root}/tests/baselines`]
const file = (expect.getState().testPath ?? "").slice(root.length + 1)

interface Watch {
  /** The test file that must not read documents, if the one that runs is such. */
  file: string | undefined
}

/** Test files of a worker share their modules, and modules keep functions: reading is watched once, for whoever runs. */
function watchReading(): Watch {
  const watch: Watch = { file: undefined }
  for (const name of ["readFileSync", "readdirSync", "openSync", "cpSync", "copyFileSync"] as const) {
    const real = fs[name] as (path: unknown, ...rest: unknown[]) => unknown
    const watched = (path: unknown, ...rest: unknown[]) => {
      if (watch.file !== undefined && ofDocuments.some((folder) => String(path).startsWith(folder)))
        throw new Error(`${watch.file} reads ${String(path)}, which nothing in it or in what it imports tells`)
      return real(path, ...rest)
    }
    Object.assign(fs, { [name]: watched })
  }
  syncBuiltinESMExports()
  return watch
}

const key = Symbol.for("kamishibai.tests.reading")
const shared = globalThis as { [key]?: Watch }

/** What is said to read no documents is not asked again when one changes: it must not read one. */
const watch = (shared[key] ??= watchReading())
watch.file = inject(filesThatReadDocuments).includes(file) ? undefined : file

/** The next file begins with an empty page. Whoever leaves something there hears of it, not whoever finds it. */
afterAll(() => {
  if (typeof document === "undefined") return
  const left = document.body.innerHTML
  document.body.replaceChildren()
  if (left !== "") throw new Error(`${file} leaves on the page: ${left.slice(0, 200)}`)
})
