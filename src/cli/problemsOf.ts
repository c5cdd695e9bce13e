import type { Problem } from "../../renderer/compiler"
import { answers } from "./answers"
import { requireDocuments } from "./rootOption"

/** Everything that is wrong with the documents of a folder. */
export function problemsOf(root: string): Promise<readonly Problem[]> {
  requireDocuments(root)
  return answers.ask("problems", root, async () => {
    // Who has asked the same before does not wait for the rules to be loaded.
    const { openDocuments } = await import("./documents")
    const { findProblems } = await import("./problems")
    return findProblems(openDocuments(root))
  })
}

/** What has to be mended before anybody sees these documents. */
export const errorsOf = async (root: string): Promise<readonly Problem[]> =>
  (await problemsOf(root)).filter(({ severity }) => severity === "error")
