import { courseType } from "../../../domain/brands/courseType"
import { ok } from "../../engine"
import { isStanding, type Lot, readBook, readPreorders, taxTypes } from "../book"
import { type CustomerContext, handleLegacy } from "../customers"
import { fixtureBrands } from "./fixtureBrands"

/** What the tenant says of the fixture brands, and what the customer has of them; all others can be traded without a row. */
export const handle = handleLegacy("legacy/invest_brand_brand_list", async ({ COURSE_TYPE }, context) => {
  const { held, accumulated } = await readOwn(context)
  const { suspendedBrands } = context.tenant.settings
  const wanted = fixtureBrands.filter((brand) => COURSE_TYPE === undefined || courseType(brand) === COURSE_TYPE)
  return ok({
    BRAND_STATUS_ARRAY: wanted.map(({ MARKET_ID, BRAND_ID }) => ({
      MARKET_ID,
      BRAND_ID,
      TRADABLE_FLG: suspendedBrands.includes(BRAND_ID) ? 0 : 1,
      HOLD_FLG: held.has(BRAND_ID) ? 1 : 0,
      TSUMITATE_SET_FLG: accumulated.has(BRAND_ID) ? 1 : 0,
    })),
  })
})

const isAccumulated = ({ taxType }: Pick<Lot, "taxType">): boolean => taxType === taxTypes.accumulation
const plan = 2
const idsOf = (all: readonly { readonly brandId: number }[]) => new Set(all.map(({ brandId }) => brandId))

/** By BRAND_ID: what the customer holds, and what is bought every month, in the frame for that or by orders that are waiting. */
async function readOwn(context: CustomerContext) {
  const { positions } = await readBook(context)
  const orders = (await readPreorders(context)).filter((one) => one.preorderType === plan && isStanding(one))
  const plans = [...positions.filter(({ lots }) => lots.some(isAccumulated)), ...orders]
  return { held: idsOf(positions), accumulated: idsOf(plans) }
}
