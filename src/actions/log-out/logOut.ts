import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const logOut: CreateAction<typeof definition> =
  ({ stores }) =>
  () => {
    stores.session.logOut()
    return left
  }
