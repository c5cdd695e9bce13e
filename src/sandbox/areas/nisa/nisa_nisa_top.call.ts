import { toJapanDate } from "../../../domain/japanTime"
import { ok } from "../../engine"
import { readBook } from "../book"
import { type CustomerContext, handleLegacy, type LegacyResponse } from "../customers"
import { framesOf } from "./frames"
import { holdingsOf } from "./holdings"
import { readOldNisa } from "./oldNisa"
import { type NisaState, readNisa } from "./readNisa"

type Top = LegacyResponse<"legacy/nisa_nisa_top">

/** Whoever cannot use the account has no amounts. */
export const handle = handleLegacy("legacy/nisa_nisa_top", async (_input, context) => {
  const state = await readNisa(context)
  const isShown = state.isTradable || state.status === 6
  return ok({
    NISA_STATUS: state.status,
    TRADABLE_FLG: state.isTradable ? 1 : 0,
    EXPECTED_DATE: state.expectedOn,
    REASON_TEXT: state.reason,
    OLD_NISA_FLG: (await readOldNisa(context)).length > 0 ? 1 : 0,
    YEAR: Number(toJapanDate(context.now.getTime()).slice(0, 4)),
    ...(isShown ? await amountsOf(context) : noAmounts),
    APPLY_ARRAY: state.applications.map(toRow),
  })
})

const noAmounts = {
  GROWTH_LIMIT: null,
  GROWTH_USED: null,
  GROWTH_REMAIN: null,
  ACCUM_LIMIT: null,
  ACCUM_USED: null,
  ACCUM_REMAIN: null,
  LIFETIME_LIMIT: null,
  LIFETIME_USED: null,
  LIFETIME_REMAIN: null,
  LIFETIME_GROWTH_LIMIT: null,
  LIFETIME_GROWTH_USED: null,
  LIFETIME_GROWTH_REMAIN: null,
  MARKET_VALUE: null,
  GAIN_LOSS: null,
} as const

async function amountsOf(context: CustomerContext) {
  const book = await readBook(context)
  const holdings = holdingsOf(book)
  const {
    GROWTH_PENDING: _growth,
    ACCUM_PENDING: _accum,
    ...frames
  } = framesOf(book.trades, Number(book.today.slice(0, 4)), book.today)
  return {
    ...frames,
    MARKET_VALUE: holdings.reduce((sum, row) => sum + row.MARKET_VALUE, 0),
    GAIN_LOSS: holdings.reduce((sum, row) => sum + row.GAIN_LOSS, 0),
  }
}

const toRow = (application: NisaState["applications"][number]): Top["APPLY_ARRAY"][number] => ({
  APPLY_TYPE: application.apply_type,
  ACCEPT_NO: application.accept_no,
  ACCEPT_DATE: toJapanDate(application.accepted_at.getTime()),
  START_YEAR: application.start_year,
  STATUS_TEXT: application.stage.text,
})
