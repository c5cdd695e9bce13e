import type { BrandFacts } from "./brandFacts"

/** Numbers of the code table `nisa-type`. */
export const nisa = { growth: 0, accumulation: 1, accumulationOnly: 2 } as const

export type NisaType = (typeof nisa)[keyof typeof nisa]

type NisaFlags = Pick<BrandFacts, "SPECIFIC_BRAND_FLG" | "TSUMITATE_NISA_BRAND_FLG" | "GROWTH_NISA_BRAND_FLG">

/** The frames in which a brand can be bought. Accumulation-only stands alone, whatever the growth flag says. */
export function nisaTypes(brand: NisaFlags): readonly NisaType[] {
  const accumulates = brand.TSUMITATE_NISA_BRAND_FLG === 1
  if (brand.SPECIFIC_BRAND_FLG === 0 && accumulates) return [nisa.accumulationOnly]
  return [...(accumulates ? [nisa.accumulation] : []), ...(brand.GROWTH_NISA_BRAND_FLG === 1 ? [nisa.growth] : [])]
}

/** Whether a brand belongs to a NISA filter: the filter for accumulation takes in accumulation-only brands. */
export const isInNisaFrame = (brand: NisaFlags, frame: typeof nisa.growth | typeof nisa.accumulation): boolean =>
  nisaTypes(brand).some((type) => (type === nisa.accumulationOnly ? nisa.accumulation : type) === frame)
