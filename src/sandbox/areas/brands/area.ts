import { type CreateArea, createOpenBackend, type Fixture } from "../../engine"
import { createInvestor } from "../customers"
import { everyFavorite, seedInvestor } from "./favorites/seedInvestor"
import { brandFileCall } from "./file.call"

declare module "../../engine/database/tables" {
  interface TenantSettings {
    /** Generated brands behind those of the fixture. */
    readonly brandCount: number
    /** BRAND_ID of those whose trading is suspended. */
    readonly suspendedBrands: readonly number[]
  }
}

const withBrands = (name: string, brandCount: number): Fixture => ({
  name,
  title: `銘柄が${brandCount.toLocaleString("ja")}件`,
  settings: { brandCount },
  seed: (context) => createInvestor(context),
})

export const createArea: CreateArea = () => ({
  backends: [createOpenBackend("brand")],
  calls: [brandFileCall],
  settings: { brandCount: 0, suspendedBrands: [] },
  fixtures: [
    withBrands("many-brands", 10_000),
    withBrands("hundred-thousand-brands", 100_000),
    {
      name: "suspended-brand",
      title: "サンプル自動車の取引が停止中",
      settings: { suspendedBrands: [110001] },
      seed: (context) => createInvestor(context),
    },
    {
      name: "many-favorites",
      title: "お気に入りが上限の200件",
      settings: { brandCount: 500 },
      seed: (context) => createInvestor(context, { favorites: everyFavorite }),
    },
  ],
  hooks: { seedInvestor },
})
