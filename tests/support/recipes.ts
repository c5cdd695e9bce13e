import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { runCommand } from "../../src/cli/program"
import { shippedRoot } from "./shippedRoot"

/** What a recipe of `schemas/README.md` says to do. */
type Step =
  | { readonly kind: "edit"; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: "file"; readonly file: string; readonly text: string }
  | { readonly kind: "command"; readonly parameters: readonly string[] }

export interface Recipe {
  readonly title: string
  readonly steps: readonly Step[]
}

/** A label in bold, the file that it is about, and the code below it. */
const blockPattern =
  /^\*\*(変更前|変更後|新しいファイル|コマンド)\*\*(?: `([^`]+)`)?\n\n```(?:json|sh)\n([^]*?)\n```$/gm

/** The recipes as people read them. */
export function readRecipes(): readonly Recipe[] {
  const [, ...recipes] = readFileSync(join(shippedRoot, "README.md"), "utf8").split(/^### \d+\. /m)
  return recipes.map((text) => ({ title: text.split("\n", 1)[0] ?? "", steps: readSteps(text) }))
}

function readSteps(text: string): readonly Step[] {
  const blocks = Array.from(text.matchAll(blockPattern), ([, label, file = "", code = ""]) => ({ label, file, code }))
  return blocks.flatMap(({ label, file, code }, index): readonly Step[] => {
    if (label === "新しいファイル") return [{ kind: "file", file, text: code }]
    if (label === "コマンド")
      return [{ kind: "command", parameters: code.replace("npm run screens -- ", "").split(" ") }]
    if (label === "変更後") return []
    return [{ kind: "edit", file, before: code, after: blocks[index + 1]?.code ?? "" }]
  })
}

/** Does what a step says, to documents of this folder. */
export async function follow(step: Step, root: string): Promise<void> {
  if (step.kind === "command") {
    const said: string[] = []
    const terminal = { print: () => undefined, printError: (text: string) => said.push(text) }
    if ((await runCommand([...step.parameters, "--root", root], terminal)) !== 0) throw new Error(said.join("\n"))
    return
  }
  const path = join(root, step.file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, step.kind === "file" ? step.text : replaced(readFileSync(path, "utf8"), step))
}

/** One place of the text has to be what the recipe shows, however its lines are broken. */
function replaced(text: string, { file, before, after }: Extract<Step, { kind: "edit" }>): string {
  const signs = [...before.replaceAll(/\s/g, "")].map((sign) => sign.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
  const places = [...text.matchAll(new RegExp(signs.join("\\s*"), "g"))]
  const [place] = places
  if (place === undefined || places.length > 1)
    throw new Error(`${file} holds what the recipe shows ${places.length} times:\n${before}`)
  return `${text.slice(0, place.index)}${after}${text.slice(place.index + place[0].length)}`
}
