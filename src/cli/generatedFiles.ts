import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import {
  type DocumentSet,
  generateContracts,
  generateMeta,
  generateReference,
  loadDocuments,
  type Problem,
} from "../../renderer/compiler"
import { definitions } from "../definitions"
import { iconDefinitions } from "../icons/definitions"
import { findProblems } from "./problems"
import { CommandError } from "./failure"
import { generateIcons } from "./generateIcons"
import { generateLeavingActions } from "./generateLeavingActions"
import { referenceTexts } from "./texts/reference"
import { writeDocument } from "../../renderer/editing"

export const home = fileURLToPath(new URL("../..", import.meta.url))

/** What is generated from words, documents and the icons of a package, by path below the project's root. */
async function generateFiles(documents: string): Promise<ReadonlyMap<string, string>> {
  const meta = Object.entries(generateMeta(definitions)).map(
    ([name, schema]) => [`schemas/meta/${name}`, writeDocument(schema)] as const,
  )
  const contracts = contractsOf(loadDocuments(documents))
  const types = Object.entries(contracts).map(([path, source]) => [`src/contracts/${path}`, source] as const)
  const reference = ["schemas/meta/reference.md", generateReference(definitions, referenceTexts)] as const
  const icons = await generateIcons(
    home,
    iconDefinitions.map(({ name }) => name),
  )
  const leaving = ["src/app/devtools/detours/leavingActions.ts", generateLeavingActions(definitions)] as const
  return new Map([...meta, reference, leaving, ...types, ...icons])
}

const isOfCalls = ({ severity, file }: Problem): boolean => severity === "error" && /^(calls|shared)\//.test(file)

/** What is not a call cannot be printed: `check` says what is wrong with it, and where. */
function contractsOf(set: DocumentSet): Readonly<Record<string, string>> {
  try {
    return generateContracts(set)
  } catch (error) {
    const wrong = findProblems(set).filter(isOfCalls)
    const files = [...new Set(wrong.map(({ file }) => file))]
    if (files.length === 0) throw error
    throw new CommandError(
      `${files.join("、")} に誤りがあるため、生成できません。npm run screens -- check で誤りを確かめ、直してからもう一度実行してください。`,
    )
  }
}

export interface GeneratedFiles {
  readonly total: number
  /** Those that differ from what is on disk, with what they should hold. */
  readonly stale: readonly (readonly [path: string, text: string])[]
}

/** @throws CommandError where the documents of calls have errors, or an icon is named that there is not. */
export async function compareGeneratedFiles(documents = join(home, "schemas")): Promise<GeneratedFiles> {
  const files = await generateFiles(documents)
  return { total: files.size, stale: [...files].filter(([path, text]) => readText(join(home, path)) !== text) }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
