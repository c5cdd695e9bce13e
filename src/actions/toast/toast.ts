import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const toast: CreateAction<typeof definition> =
  ({ showToast }) =>
  ({ text }) => {
    showToast(text)
    return ok
  }
