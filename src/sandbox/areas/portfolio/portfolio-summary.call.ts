import { datetime, ok } from "../../engine"
import { type Portfolio, priceText, readPortfolio } from "../book"
import { handleBff, percentValue, yenValue } from "../customers"
import { assetIdOf, courseOf, isAccumulated, lotsApart, taxTypeOf, valueOfAsset } from "./heldAsset"

/** What is in a course together; courses in the order in which they were first bought. */
function coursesOf({ positions, totalAsset }: Portfolio) {
  const values = new Map<number, number>()
  for (const position of positions)
    values.set(courseOf(position), (values.get(courseOf(position)) ?? 0) + position.marketValue)
  return [...values].map(([course, value]) => ({
    course_type: course,
    market_value: yenValue(value),
    ratio: percentValue(value, totalAsset),
  }))
}

/** Total assets by settlement date, and every holding; with `group` tax a row for each lot. */
export const handle = handleBff("bff/portfolio-summary", async ({ group = "course" }, context) => {
  const portfolio = await readPortfolio(context)
  const { positions, money, marketValue, cost, gain } = portfolio
  return ok({
    base_datetime: datetime(context.now),
    total_asset: yenValue(portfolio.totalAsset),
    market_value: yenValue(marketValue),
    cost: yenValue(cost),
    gain_loss: yenValue(gain),
    gain_loss_percentage: percentValue(gain, cost),
    day_change: yenValue(portfolio.dayChange),
    cash: yenValue(money.balance),
    buying_power: yenValue(money.buyingPower),
    fx_rate: priceText(portfolio.fxRate, "USD"),
    courses: coursesOf(portfolio),
    assets: (group === "tax" ? lotsApart(positions) : positions).map((position) => ({
      asset_id: assetIdOf(position, group),
      ...valueOfAsset(position),
      tax_type: taxTypeOf(position),
      is_tsumitate: isAccumulated(position),
    })),
  })
})
