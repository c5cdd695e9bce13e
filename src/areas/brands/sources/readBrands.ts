import type { BrandFacts } from "../../../domain/brands/brandFacts"

export type SourceBrand = BrandFacts & { readonly BRAND_ID: number }

/** The loader has typed every row before it came here. */
export const isBrands = (value: unknown): value is readonly SourceBrand[] => Array.isArray(value)

export const readBrands = (value: unknown): readonly SourceBrand[] => (isBrands(value) ? value : [])
