import { ok, refused } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { townsOf } from "./towns"

/** One candidate for every town of the code. */
export const handle = handleApplicant("aco/postal-codes", async ({ postalCode }) => {
  const addresses = townsOf(postalCode).map((town, index) => {
    return { addressCandidateId: `${postalCode}-${index + 1}`, ...town }
  })
  return addresses.length === 0 ? refused("postal_code_not_found") : ok({ addresses })
})
