import { join } from "node:path"
import type { Problem } from "../../renderer/compiler"
import { answers, projectFolder } from "./answers"
import { requireDocuments } from "./rootOption"

/** Everything that is wrong with the documents of a folder. */
export function problemsOf(root: string): Promise<readonly Problem[]> {
  requireDocuments(root)
  return answers.ask("problems", root, async () => {
    // Who has asked the same before does not wait for the rules to be loaded.
    const { problemsSince } = await import("./keptChecks")
    return problemsSince(root, { folder: join(projectFolder, ".cache/checks"), program: answers.program() })
  })
}

/** What has to be mended before anybody sees these documents. */
export const errorsOf = async (root: string): Promise<readonly Problem[]> =>
  (await problemsOf(root)).filter(({ severity }) => severity === "error")
