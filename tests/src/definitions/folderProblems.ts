import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Definition } from "../../../renderer/model/definitions"
import { implementationOf } from "../../../src/implementation"

/** What documents may write where they name something. */
const documentName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What keeps the components (or controls) of a folder from being used, one sentence for each. */
export async function folderProblems(root: string): Promise<readonly string[]> {
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== "shared" ? [entry.name] : [],
  )
  return (await Promise.all(names.map((name) => problemsOf(join(root, name), name)))).flat()
}

async function problemsOf(folder: string, name: string): Promise<readonly string[]> {
  if (!documentName.test(name))
    return [
      `${folder}: no document may write the name "${name}"; rename the folder with small letters, digits and hyphens`,
    ]
  const file = join(folder, "definition.ts")
  if (!existsSync(file))
    return [`${folder} has no definition.ts: declare there its name, what it is for and what documents may say`]
  const { definition }: { readonly definition?: Definition } = await import(pathToFileURL(file).href)
  if (definition === undefined)
    return [`${file} exports no "definition": export what widget({...}) or control({...}) gives`]
  const found = implementationOf(name)
  return [
    ...(definition.name === name
      ? []
      : [`${file} declares "${definition.name}": declare "${name}", or rename the folder`]),
    ...(exportsIt(join(folder, "..", found.file), found.name)
      ? []
      : [`${folder} is not drawn: export ${found.name} from ${found.file}, or delete the folder`]),
  ]
}

const exportsIt = (file: string, name: string): boolean =>
  existsSync(file) && new RegExp(`^export (function|const|class) ${name}\\b`, "m").test(readFileSync(file, "utf8"))

/** Names that are declared more than once within their kind. */
export function nameProblems(definitions: readonly Pick<Definition, "kind" | "name">[]): readonly string[] {
  const names = definitions.map(({ kind, name }) => `${kind} "${name}"`)
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${name} is declared twice, and a document could not say which it means: rename one`)
}
