import { join, relative } from "node:path"
import { compileDocuments } from "../../../renderer/compiler"
import { definitions } from "../../definitions"
import { filesIn, hashOf, hashOfFiles, runtime } from "../contents"
import { openDocuments } from "../documents"
import { drawingMachine } from "../drawingMachine"

/** Keys made of all that results may depend on. */
export interface Inputs {
  /** Sources, tests and settings of this repository, what is installed, and what runs them. */
  readonly code: string
  /** The code, the documents and their baselines. */
  readonly everything: string
  /** What a customer meets who comes to these screens only: the code, the browser, what all screens share, and these. */
  journey(screens: readonly string[]): string
  /** Everything is to run, whatever is known. */
  readonly isNothingKept: boolean
}

const isOfScreens = (file: string) => /\.(screen|form)\.json$/.test(file)

/** As everything below the root of a repository stands now. */
export function readInputs(root: string, isNothingKept: boolean): Inputs {
  const isDocument = (path: string) => /^(schemas|tests\/baselines)(\/|$)/.test(relative(root, path))
  const code = hashOf(hashOfFiles(filesIn([root], isDocument)), ...runtime())
  const documents = hashOfFiles(filesIn([join(root, "schemas"), join(root, "tests/baselines")]))
  const everything = hashOf(code, documents)
  let known: ReturnType<typeof readScreens> | undefined
  return {
    code,
    everything,
    isNothingKept,
    journey(screens) {
      if (screens.includes("*")) return hashOf(everything, ...drawingMachine())
      known ??= readScreens(join(root, "schemas"))
      const { common, screen } = known
      return hashOf(code, common, ...screens.toSorted().flatMap((id) => [id, screen(id)]))
    },
  }
}

/** The documents as customers meet them: what all screens share, and each screen with what it draws. */
function readScreens(root: string) {
  const { appModule, screens } = compileDocuments(openDocuments(root), definitions, { samples: true })
  const shared = hashOfFiles(filesIn([root], isOfScreens))
  return {
    common: hashOf(shared, appModule.code, ...drawingMachine()),
    screen(id: string): string {
      const module = screens.get(id)
      if (!module) return "none"
      return hashOf(module.code, hashOfFiles(module.dependencies.filter(isOfScreens).map((file) => join(root, file))))
    },
  }
}
