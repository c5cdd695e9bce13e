import { brandsByKey, keyOf } from "../../../../domain/brands/brandsByKey"
import type { CreateSource } from "../../../../sources"
import { amountOf, yenValue } from "./amounts"
import type { definition } from "./definition"
import { assetsOf, type Holding, toHolding } from "./holding"
import { orderOf } from "./orders"

const sum = (amounts: readonly bigint[]) => yenValue(amounts.reduce((total, amount) => total + amount, 0n))

function toGroup(code: number, rows: readonly Holding[]) {
  return {
    code,
    market_value: sum(rows.map(({ market_value: value }) => amountOf(value))),
    gain_loss: sum(rows.map(({ gain_loss: value }) => amountOf(value))),
    rows,
  }
}

export const holdings: CreateSource<typeof definition> =
  () =>
  ({ assets, brands, by, sort }) => {
    const known = brandsByKey(brands)
    const rows = assetsOf(assets)
      .map((asset) => toHolding(asset, known.get(keyOf(asset.market_id, asset.brand_id))))
      .toSorted(orderOf(sort))
    const codeOf = (row: Holding) => (by === "tax" ? row.tax_type : row.course)
    const codes = [...new Set(rows.map(codeOf))].toSorted((one, other) => one - other)
    return {
      groups: codes.map((code) =>
        toGroup(
          code,
          rows.filter((row) => codeOf(row) === code),
        ),
      ),
      count: rows.length,
    }
  }
