import { brandKey } from "../../../../domain/brands/listedBrand"
import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const suspended: CreateSource<typeof definition> =
  () =>
  ({ statuses }) => {
    const rows = Array.isArray(statuses) ? statuses.filter(isRecord) : []
    const isSuspended = ({ TRADABLE_FLG: tradable }: (typeof rows)[number]) => tradable === 0
    return { keys: rows.filter(isSuspended).map(({ MARKET_ID, BRAND_ID }) => brandKey(MARKET_ID, BRAND_ID)) }
  }
