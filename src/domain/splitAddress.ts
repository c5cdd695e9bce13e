export interface AddressParts {
  readonly prefecture?: string
  readonly city?: string
  readonly street?: string
  readonly building?: string
}

const prefecture = /^(?:北海道|東京都|京都府|大阪府|.{2,3}県)/u
/** Cities whose names hold a character that otherwise ends one. */
const odd =
  "四日市市|廿日市市|野々市市|八日市場市|市川市|市原市|町田市|大町市|十日町市|村上市|村山市|東村山市|武蔵村山市|羽村市|田村市|大村市|郡山市|郡上市|蒲郡市|小郡市|大和郡山市|余市郡余市町|高市郡高取町|高市郡明日香村|玉村町"
const city = new RegExp(`^(?:${odd}|.{1,4}?市.{1,4}?区(?![0-9０-９])|.{1,6}?郡.{1,6}?[町村]|.{1,7}?[市区町村])`, "u")

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
