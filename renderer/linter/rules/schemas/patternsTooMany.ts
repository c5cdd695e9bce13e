import { type Context, error, isPlainPattern } from "../../kit"
import { patternsIn } from "./patternsIn"

/** Judging one may take half a second. */
const most = 5

/** Patterns of a document that are not fast at a glance and that are judged; what stands behind them is not. */
export function* judgedPatterns(context: Context) {
  const seen = new Map<string, Set<string>>()
  for (const use of patternsIn(context)) {
    const patterns = seen.get(use.document.file) ?? new Set()
    seen.set(use.document.file, patterns)
    if (!isPlainPattern(use.pattern)) patterns.add(use.pattern)
    yield { ...use, isJudged: patterns.size <= most }
  }
}

export const patternsTooMany = error(
  "patterns-too-many",
  `A document has at most ${most} patterns of several repetitions.`,
  function* (context) {
    const told = new Set<string>()
    for (const { document, pointer, isJudged } of judgedPatterns(context)) {
      if (isJudged || told.has(document.file)) continue
      told.add(document.file)
      yield { document, pointer, values: { most } }
    }
  },
)
