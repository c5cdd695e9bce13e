import type { CreateSource } from "../../../../sources"
import { keyOf, listKeyed, readKeyed } from "../keyedBrands"
import type { definition } from "./definition"

export const several: CreateSource<typeof definition> =
  () =>
  ({ data, prices, items }) => {
    const keys = readKeyed(items).map(keyOf)
    const known = new Map(listKeyed(readKeyed(items), { data, prices }).map((brand) => [brand.key, brand]))
    return { items: keys.flatMap((key) => known.get(key) ?? []) }
  }
