export interface AddressParts {
  readonly prefecture?: string
  readonly city?: string
  readonly street?: string
  readonly building?: string
}

const prefecture = /^(?:北海道|東京都|京都府|大阪府|.{2,3}県)/u
/** The cities whose wards belong to the name. What any other city calls 区 is a town of it. */
const warded =
  "札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本"
/** Names that hold a character which otherwise ends one. */
const oddCities = "四日市|廿日市|野々市|大町|十日町|東村山|武蔵村山|羽村|田村|大村|蒲郡|大和郡山"
const oddTowns = "玉村町|大町町|下市町|上市町|余市町"
/** What stands before a town and is no part of its own name. */
const county = "(?:(?:余市|高市|[^市区町]{1,5}?)郡|三宅島|八丈島)"
const city = new RegExp(
  `^(?:(?:${warded})市[^市]{1,5}?区|(?:${oddCities})市|(?:${county})?(?:${oddTowns})|${county}.{1,6}?[町村]|.{1,7}?[市区町村])`,
  "u",
)

/** A Japanese address in one line as its parts, as far as they can be told; a building stands after a space. */
export function splitAddress(address: string): AddressParts {
  const [place = "", ...rest] = address.trim().split(/[ \u3000]+/u)
  const inPrefecture = prefecture.exec(place)?.[0] ?? ""
  const below = place.slice(inPrefecture.length)
  const inCity = inPrefecture === "" ? "" : (city.exec(below)?.[0] ?? "")
  const parts = {
    prefecture: inPrefecture,
    city: inCity,
    street: below.slice(inCity.length),
    building: rest.join("\u3000"),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ""))
}

const beforeTown = new RegExp(`^${county}(?=.+[町村]$)`, "u")

/** The municipality alone: a town may be named with its county or without. */
export const withoutCounty = (place: string): string => place.replace(beforeTown, "")
