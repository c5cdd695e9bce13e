import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { filesThatReadDocuments } from "./provided"
import { createReadsDocuments } from "./readsDocuments"

const pathOf = ({ moduleId }: TestSpecification): string => relative(process.cwd(), moduleId)

/** Vitest finds the line wherever it stands. */
const needsNoPage = ({ moduleId }: TestSpecification): boolean =>
  /^\/\/ @vitest-environment node$/m.test(readFileSync(moduleId, "utf8"))

/**
 * Files with pages before those without: a worker keeps its modules as long as the next file has the same environment,
 * and begins anew otherwise. Within these come first those that read no documents, so that no other can have read one
 * for them.
 */
export class UnitOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const readsDocuments = createReadsDocuments()
    const rank = new Map(
      files.map((file) => [file, (needsNoPage(file) ? 2 : 0) + (readsDocuments(pathOf(file)) ? 1 : 0)]),
    )
    const readers = files.map(pathOf).filter(readsDocuments)
    for (const project of new Set(files.map((file) => file.project))) project.provide(filesThatReadDocuments, readers)
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    return sorted.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
  }
}
