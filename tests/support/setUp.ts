import { configure, fireEvent } from "@testing-library/dom"
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { afterAll, expect, inject } from "vitest"
import { drawAsInReact } from "../../src/preact"
import { filesThatReadDocuments } from "../../src/cli/verify/provided"

// A machine shared with others may stall for seconds; nobody waits longer than it takes.
configure({ asyncUtilTimeout: 120_000 })

// A browser tells of each change of a text or a slider by an input event; that is what a field that controls its value hears.
const { change } = fireEvent
fireEvent.change = (element, init) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(element.type))
    ? fireEvent.input(element, init)
    : change(element, init)

// As every page of ours does.
if (typeof document !== "undefined") drawAsInReact(document)

// Files of a worker share it: what one leaves there would hold back every update in another.
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
