import { createHash } from "node:crypto"
import { brandImages, fixtureBrands, retiredBrands } from "./fixtureBrands"
import { generatedBrand } from "./generatedBrands"

export interface BrandsData {
  readonly text: string
  readonly etag: string
  readonly fileName: string
}

const made = new Map<number, BrandsData>()

/** The brands file with so many generated brands behind the fixture ones. Made once per size; it depends on nothing else. */
export function brandsData(generatedCount: number): BrandsData {
  const known = made.get(generatedCount)
  if (known !== undefined) return known
  const generated = Array.from({ length: generatedCount }, (_, index) => generatedBrand(index))
  const text = JSON.stringify({
    BRAND_ARRAY: [...fixtureBrands, ...generated],
    SE_BRAND_ARRAY: retiredBrands,
    IMAGE: brandImages,
  })
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16)
  const data = { text, etag: `"${hash}"`, fileName: `${hash}.json` }
  made.set(generatedCount, data)
  return data
}
