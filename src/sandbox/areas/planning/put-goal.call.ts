import { ok } from "../../engine"
import { handleBff } from "../customers"
import { saveGoal, shownGoal } from "./goals"

export const handle = handleBff("bff/put-goal", async (input, context) => {
  const { purpose, name, target_amount: target, target_ym, annual_rate, include_cash } = input
  const goal = { purpose, name, target_month: target_ym, annual_rate, include_cash }
  await saveGoal(context, { ...goal, target_amount: target.n })
  return ok(await shownGoal(context))
})
