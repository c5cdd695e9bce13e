import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const closeWebview: CreateAction<typeof definition> =
  ({ close }) =>
  async () => {
    await close()
    return left
  }
