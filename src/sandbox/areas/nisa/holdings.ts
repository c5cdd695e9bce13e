import { type Book, taxTypes } from "../book"
import { brandOf } from "../brands"
import type { LegacyResponse } from "../customers"

type Holding = LegacyResponse<"legacy/nisa_summaryinfo">["HOLDING_ARRAY"][number]

/** What is held in the account, the most valuable first; one row for each brand and frame. */
export const holdingsOf = ({ positions }: Book): Holding[] =>
  positions
    .flatMap(({ lots }) => lots)
    .flatMap((lot): Holding[] => {
      const { marketId, brandId, taxType, cost, marketValue, gain } = lot
      if (taxType !== taxTypes.growth && taxType !== taxTypes.accumulation) return []
      return [
        {
          ASSET_ID: `${marketId}-${brandId}-${taxType}`,
          MARKET_ID: marketId,
          BRAND_ID: brandId,
          BRAND_NM_MINI: brandOf(lot)?.BRAND_NM_MINI ?? "",
          TAX_TYPE: taxType,
          COST_AMOUNT: cost,
          MARKET_VALUE: marketValue,
          GAIN_LOSS: gain,
        },
      ]
    })
    .toSorted((one, other) => other.MARKET_VALUE - one.MARKET_VALUE)
