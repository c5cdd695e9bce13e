import type { CreateArea } from "../../engine"
import { createInvestor } from "../customers"
import { seedInvestor } from "./fixtures/seedInvestor"

/** What customers have, and how it came. */
export const createArea: CreateArea = () => ({
  fixtures: [
    {
      name: "many-deposits",
      title: "2024年の入出金が95件",
      seed: (context) => createInvestor(context, { roundTrips: 47 }),
    },
  ],
  hooks: { seedInvestor },
})
