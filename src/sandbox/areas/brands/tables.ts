import type { Moment } from "../../engine"

interface FavoriteTable {
  customer_id: number
  market_id: number
  brand_id: number
  added_at: Moment
}

declare module "../../engine/database/tables" {
  interface Tables {
    favorite: FavoriteTable
  }
}

export type FavoriteKey = Pick<FavoriteTable, "market_id" | "brand_id">
