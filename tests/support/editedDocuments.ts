import { createCompiler, createLoader, describeFindings, mergeFindings } from "../../renderer/compiler"
import { checkDocuments } from "../../renderer/linter"
import { problemTexts } from "../../src/cli/problemTexts"
import { definitions } from "../../src/definitions"
import { loadModules, type LoadedModules } from "./shipped"
import { copyShipped, type ShippedCopy } from "./shippedCopy"

function open() {
  const copy = copyShipped()
  process.once("exit", () => copy.remove())
  // As in tools that stay open: what no edit touched is not read, checked or compiled again.
  return { copy, load: createLoader(copy.root), compile: createCompiler(definitions, { samples: true }) }
}

let shared: ReturnType<typeof open> | undefined

export interface Edited {
  /** Sentences about what is wrong now. */
  readonly problems: ReturnType<typeof describeFindings>
  readonly modules: LoadedModules
}

/** Edits a copy of the shipped documents, one for all test files of a process; gives its problems and the named screens. */
export async function editDocuments(
  screens: readonly string[],
  edit: (copy: ShippedCopy) => Promise<void> | void,
): Promise<Edited> {
  const { copy, load, compile } = (shared ??= open())
  copy.restore()
  await edit(copy)
  const set = load()
  const problems = describeFindings(mergeFindings(set.findings, checkDocuments(set, definitions)), problemTexts)
  return { problems, modules: await loadModules(compile(set), screens) }
}
