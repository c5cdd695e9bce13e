import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { DocumentSet, Problem } from "../../renderer/compiler"
import { editText, type PointerEdit } from "../../renderer/editing"
import { valueAt } from "../../renderer/pointers"
import { sayPatch } from "../sentences"
import { openDocuments } from "./documents"
import { findProblems } from "./problems"

/** A fix can uncover the next problem; so many rounds are made at most. */
const mostRounds = 8

/** A problem that is no more. */
export interface Fixed extends Problem {
  /** What was written, in a sentence. */
  readonly written: string
}

/**
 * Writes every fix that is beyond doubt, as long as there is one, and gives the problems that it mended. Files change at the
 * places of the fixes only.
 */
export function fixDocuments(root: string): readonly Fixed[] {
  const fixed: Fixed[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const applied = applyFixes(openDocuments(root))
    if (applied.length === 0) break
    fixed.push(...applied)
  }
  return fixed
}

function applyFixes(set: DocumentSet): readonly Fixed[] {
  // From the end of a file to its beginning: places further up stay where they are.
  const problems = findProblems(set)
    .filter(({ isCertain }) => isCertain === true)
    .toReversed()
  return problems.flatMap((problem) => {
    const { patch = [] } = problem
    return applyPatch(set.root, patch) ? [{ ...problem, written: describePatch(set, patch) }] : []
  })
}

/** What a patch writes, in a sentence. */
export const describePatch = (set: DocumentSet, patch: readonly PointerEdit[]): string =>
  sayPatch(patch, ({ file, pointer }) => {
    const document = set.documents.find((one) => one.file === file)?.document
    return valueAt(document ?? set.shared.get(file), pointer)
  })

/** All edits of a fix or none; false where somebody, or another fix, was there before. */
function applyPatch(root: string, patch: readonly PointerEdit[]): boolean {
  const texts = new Map<string, string>()
  for (const edit of patch) {
    const path = join(root, edit.file)
    const outcome = editText(texts.get(path) ?? readFileSync(path, "utf8"), edit)
    if (outcome.kind !== "edited") return false
    texts.set(path, outcome.text)
  }
  for (const [path, text] of texts) writeFileSync(path, text)
  return true
}
