import { ok } from "../../../engine"
import { handleBff } from "../../customers"
import { favoritesOf } from "./favorites"

export const handle = handleBff("bff/favorite", async (_input, { trx, customer }) =>
  ok(await favoritesOf(trx, customer)),
)
