/** The door of this area: what is known about brands and the market. */
export { brandOf, type BrandKey, countryOf, isFund } from "./brandKey"
export { closeOn, fxOn, fxRate, type Quote, quoteOf } from "./quotes"
