import type { Draft } from "../forms/formRules"
import type { CardHolder } from "./people"

/** Chips carry the reading of a name in Japanese characters; one in letters has none. */
const hasReading = (name: string): boolean => !/^[A-Z ]+$/u.test(name)

/** What the chip of a card says, and the postal code of its address. */
export const readFrom = ({ name, kana, address, postalCode, birthDate, gender }: CardHolder): Draft => ({
  identityName: name,
  ...(hasReading(name) ? { identityNameKana: kana } : {}),
  identityAddress: address,
  ...(postalCode === undefined ? {} : { identityPostalCode: postalCode }),
  birthDate,
  gender,
})
