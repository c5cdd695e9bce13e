import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const login: CreateAction<typeof definition> =
  ({ bridge }) =>
  () => {
    bridge.login()
    return left
  }
