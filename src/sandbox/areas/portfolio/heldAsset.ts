import { percentValue, yenValue } from "../customers"
import { courseType } from "../../../domain/brands/courseType"
import { type Position, quantityText, taxTypes } from "../book"
import { type BrandKey, brandOf } from "../brands"

export const courseOf = (key: BrandKey) => courseType({ MARKET_ID: key.marketId, ETF_FLG: brandOf(key)?.ETF_FLG ?? 0 })

/** Every lot of a position as a position of its own. */
export const lotsApart = (positions: readonly Position[]): readonly Position[] =>
  positions.flatMap(({ lots }) => lots.map((lot) => ({ ...lot, lots: [lot] })))

/** Code of `tax-type`; 0 where several accounts hold it. */
export const taxTypeOf = ({ lots }: Position): number => (lots.length === 1 ? (lots[0]?.taxType ?? 0) : 0)

/** `{market}-{brand}`, and with the tax account behind it for one lot of it. */
export const assetIdOf = (position: Position, group: "course" | "tax"): string =>
  [position.marketId, position.brandId, ...(group === "tax" ? [taxTypeOf(position)] : [])].join("-")

/** What is said of one holding wherever it stands. */
export const valueOfAsset = ({ marketId, brandId, marketValue, cost, gain, quantity }: Position) => ({
  market_id: marketId,
  brand_id: brandId,
  quantity: quantityText(quantity),
  market_value: yenValue(marketValue),
  cost: yenValue(cost),
  gain_loss: yenValue(gain),
  gain_loss_percentage: percentValue(gain, cost),
})

export const isAccumulated = ({ lots }: Position): boolean =>
  lots.some(({ taxType }) => taxType === taxTypes.accumulation)
