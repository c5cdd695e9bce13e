import { ok } from "../../engine"
import { handleBff } from "../customers"
import { shownGoal } from "./goals"

export const handle = handleBff("bff/delete-goal", async (_input, context) => {
  await context.trx.deleteFrom("goal").where("customer_id", "=", context.customer.id).execute()
  return ok(await shownGoal(context))
})
