import { ok } from "../../../engine/calls/answer"
import type { AcoHandler } from "../handler"

/** People of these are told so on the screen and cannot apply. */
const refusedCountries = new Set(["US"])

export const listCountries: AcoHandler = async (_input, { forms }) => {
  const countries = forms.codes("country").map(({ code, label }, index) => {
    return { code, nameJa: label, sort: index + 1, accepted: !refusedCountries.has(code) }
  })
  return ok({ countries })
}
