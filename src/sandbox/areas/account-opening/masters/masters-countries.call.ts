import { ok } from "../../../engine"
import { handleApplicant } from "../handleApplicant"

/** People of these are told so on the screen and cannot apply. */
const refusedCountries = new Set(["US"])

export const handle = handleApplicant("aco/masters-countries", async (_input, { forms }) => {
  const countries = forms.codes("country").map(({ code, label }, index) => {
    return { code, nameJa: label, sort: index + 1, accepted: !refusedCountries.has(code) }
  })
  return ok({ countries })
})
