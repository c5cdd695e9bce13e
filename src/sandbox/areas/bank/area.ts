import type { CreateArea } from "../../engine"
import { createInvestor } from "../customers"

/** Where payouts go: the directory of banks and branches, registration, and its authentication by a text message. */
export const createArea: CreateArea = () => ({
  fixtures: [
    {
      name: "phone-missing",
      title: "携帯電話番号が未登録（出金先口座を登録できない）",
      seed: (context) => createInvestor(context, { hasPhone: false }),
    },
  ],
})
