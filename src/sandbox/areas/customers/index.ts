/** The door of this area, which other areas about customers use. */
export { checkPassword } from "./checkPassword"
export { createInvestor, createOtherCustomer, fixturePassword } from "./createInvestor"
export type { CustomerContext, InvestorOptions } from "./customerContext"
export { handleLegacy, type LegacyResponse } from "./handleLegacy"
export { balanceOf, post } from "./ledger"
export { taxCollected } from "./settleTrades"
export type { BankAccount, Customer } from "./tables"
