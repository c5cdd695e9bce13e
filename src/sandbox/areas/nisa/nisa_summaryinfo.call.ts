import { notFound, ok } from "../../engine"
import { nisaFramesOf, readBook } from "../book"
import { handleLegacy } from "../customers"
import { framesOf } from "./frames"
import { holdingsOf } from "./holdings"
import { readOldNisa } from "./oldNisa"

/** What comes back next year is told of this year alone. */
export const handle = handleLegacy("legacy/nisa_summaryinfo", async ({ YEAR }, context) => {
  const book = await readBook(context)
  const thisYear = Number(book.today.slice(0, 4))
  if (YEAR > thisYear) return notFound
  const { restore } = nisaFramesOf(book.trades, thisYear, book.today)
  const isNow = YEAR === thisYear
  return ok({
    YEAR,
    ...framesOf(book.trades, YEAR, book.today),
    RESTORE_TOTAL: isNow ? restore.total : 0,
    RESTORE_GROWTH: isNow ? restore.growth : 0,
    RESTORE_ACCUM: isNow ? restore.accumulation : 0,
    HOLDING_ARRAY: holdingsOf(book),
    OLD_NISA_ARRAY: await readOldNisa(context),
  })
})
