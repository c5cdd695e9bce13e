import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const toast: CreateAction<typeof definition> =
  ({ showToast, track }) =>
  ({ text, button }, { page }) => {
    if (!button) showToast(text)
    else
      showToast(text, {
        label: button.label,
        press() {
          track({ page, key: button.key, action: "tap" })
          void button.tap()
        },
      })
    return ok
  }
