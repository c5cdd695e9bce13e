/** The door of this area, which other areas about customers use. */
export { checkPassword } from "./checkPassword"
export { createInvestor, createOtherCustomer, fixturePassword, todaysTrades } from "./createInvestor"
export type { CustomerContext, InvestorOptions, UnsettledTrade } from "./customerContext"
export {
  /** @public */
  type BffResponse,
  /** @public */
  handleBff,
} from "./handleBff"
export { handleLegacy, type LegacyResponse } from "./handleLegacy"
export { post } from "./ledger"
export { buyingPower, type Money, moneyOf, withdrawable } from "./money"
export type { PlannedMovement } from "./plannedMovements"
export { tradeTypes } from "./tradeTypes"
export type { BankAccount, Customer } from "./tables"
