import { ok } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { companies } from "./companies"

const maxResults = 10

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, "")

/** By name, reading or the beginning of the code; by the whole code where one is given. */
export const handle = handleApplicant("aco/listed-companies", async ({ query, code }) => {
  const wanted = plain(query ?? "")
  const fits = ({ securitiesCode, companyName, reading }: (typeof companies)[number]) =>
    code !== undefined
      ? securitiesCode === code
      : (wanted !== "" && [plain(companyName), plain(reading)].some((name) => name.includes(wanted))) ||
        (wanted !== "" && plain(securitiesCode).startsWith(wanted))
  const found = companies.filter(fits).slice(0, maxResults)
  return ok({ companies: found.map(({ securitiesCode, companyName }) => ({ securitiesCode, companyName })) })
})
