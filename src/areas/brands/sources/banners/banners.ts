import { imageGroup, isBrandImage } from "../../../../domain/brands/imageGroup"
import { listBrands } from "../../../../domain/brands/listedBrand"
import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import { readBrands } from "../readBrands"
import { toCourse } from "../toCourse"
import type { definition } from "./definition"

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

export const banners: CreateSource<typeof definition> =
  () =>
  ({ data, prices, course }) => {
    const asked = toCourse(course)
    const { BRAND_ARRAY, IMAGE } = isRecord(data) ? data : {}
    if (asked === undefined) return { items: [] }
    const images = Array.isArray(IMAGE) ? IMAGE.filter(isBrandImage) : []
    const group = imageGroup(images, asked).map((image) => {
      const ids = Array.isArray(image["BRAND_ID_ARRAY"]) ? image["BRAND_ID_ARRAY"] : []
      const members = readBrands(BRAND_ARRAY).filter(({ BRAND_ID }) => ids.includes(BRAND_ID))
      const title = textOf(image["TITLE"])
      const brands = listBrands(members, Array.isArray(prices) ? prices : [])
      return { title, image: textOf(image["IMAGE_URL"]), brands }
    })
    return { items: group.filter(({ title }) => title !== "") }
  }
