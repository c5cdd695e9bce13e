import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const reload: CreateAction<typeof definition> = (services) => async () => {
  await services.reload()
  return left
}
