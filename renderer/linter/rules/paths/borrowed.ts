import { type BorrowedPath, borrowedPaths, type Context, type LoadedDocument, topicOf } from "../../kit"

type Lost = Extract<BorrowedPath["analysis"], { readonly kind: "missing" | "root-missing" }>

/** What a place that uses a named condition does not see of what the condition reads. */
export function lostIn({ analysis }: Pick<BorrowedPath, "analysis">): Lost | undefined {
  return analysis.kind === "root-missing" || analysis.kind === "missing" ? analysis : undefined
}

/** For every path of named conditions, of each place that uses them: what it lacks, or nothing. */
const lostWhereUsed = topicOf<readonly [] | readonly [Lost]>("lostWhereUsed", (context, document: LoadedDocument) =>
  borrowedPaths.of(context, document).map((use) => {
    const lost = lostIn(use)
    return [use.path, lost === undefined ? [] : [lost]]
  }),
)

/** What is wrong with a path of named conditions wherever they are used: then the path itself is wrong. */
export function lostEverywhere(context: Context, path: string): Lost | undefined {
  const uses = context.facts.get(context, lostWhereUsed, path)
  return uses.every(({ length }) => length > 0) ? uses[0]?.[0] : undefined
}
