import type { CreateArea } from "../../engine"
import { createInvestor } from "../customers"
import { seedInvestor } from "./fixtures/seedInvestor"

declare module "../../engine/database/tables" {
  interface TenantSettings {
    /** What waits to be sold, by `{market}-{brand}`: millionths, which cannot be sold once more. */
    readonly sellOrders: Readonly<Record<string, number>>
  }
}

/** What customers have, and how it came. */
export const createArea: CreateArea = () => ({
  settings: { sellOrders: {} },
  fixtures: [
    {
      name: "sell-order",
      title: "サンプル自動車5株の売り注文が待っている",
      settings: { sellOrders: { "11-110001": 5_000_000 } },
      seed: (context) => createInvestor(context),
    },
    {
      name: "many-deposits",
      title: "2024年の入出金が95件",
      seed: (context) => createInvestor(context, { roundTrips: 47 }),
    },
  ],
  hooks: { seedInvestor },
})
