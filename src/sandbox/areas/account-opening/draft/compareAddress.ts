import { splitAddress, withoutCounty } from "../../../../domain/splitAddress"
import type { Draft } from "../forms/formRules"
import { textOf } from "./draftValues"

/** Variants of a character and of ヶ, hyphens, spaces and letter width do not make another place. */
const plain = (text: string) =>
  text
    .replaceAll(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, "")
    .normalize("NFKC")
    .replaceAll(/[-‐-―−ー]/gu, "-")
    .replaceAll(/[ヶケが]/gu, "ケ")
    .replaceAll(/\s+/gu, "")

const townOf = (city: string) => withoutCounty(plain(city))

interface Place {
  readonly prefecture?: string
  readonly city?: string
}

const isElsewhere = ({ prefecture, city }: Place, typed: Draft): boolean =>
  (prefecture !== undefined && plain(prefecture) !== plain(textOf(typed, "prefecture"))) ||
  (city !== undefined && townOf(city) !== townOf(textOf(typed, "city")))

/**
 * The typed address beside the one of the card: the same, another spelling or other details, or another place. What is the
 * same but lies in none of the towns of its postal code needs a look as well.
 */
export function compareAddress(onCard: string, draft: Draft, towns: readonly Place[]): "MATCH" | "SIMILAR" | "OTHER" {
  const typed = ["prefecture", "city", "street", "building"].map((field) => textOf(draft, field))
  if (plain(typed.join("")) !== plain(onCard)) return isElsewhere(splitAddress(onCard), draft) ? "OTHER" : "SIMILAR"
  return towns.every((town) => isElsewhere(town, draft)) ? "SIMILAR" : "MATCH"
}
