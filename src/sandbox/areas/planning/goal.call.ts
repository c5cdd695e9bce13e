import { ok } from "../../engine"
import { handleBff } from "../customers"
import { shownGoal } from "./goals"

export const handle = handleBff("bff/goal", async (_input, context) => ok(await shownGoal(context)))
