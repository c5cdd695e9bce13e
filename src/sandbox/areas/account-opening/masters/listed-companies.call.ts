import { companyNorm } from "../../../../domain/text/companyNorm"
import { ok } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { companies } from "./companies"

const maxResults = 10

/** By name, reading or the beginning of the code, whatever the legal form and the kana; by the whole code where one is given. */
export const handle = handleApplicant("aco/listed-companies", async ({ query, code }) => {
  const wanted = companyNorm(query ?? "")
  const fits = ({ securitiesCode, companyName, reading }: (typeof companies)[number]) =>
    code !== undefined
      ? securitiesCode === code
      : wanted !== "" &&
        ([companyName, reading].some((name) => companyNorm(name).includes(wanted)) ||
          companyNorm(securitiesCode).startsWith(wanted))
  const found = companies.filter(fits).slice(0, maxResults)
  return ok({ companies: found.map(({ securitiesCode, companyName }) => ({ securitiesCode, companyName })) })
})
