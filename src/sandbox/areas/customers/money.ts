import type { CustomerContext } from "./customerContext"
import { balancesOf } from "./ledger"
import { type PlannedMovement, plannedMovements } from "./plannedMovements"
import { tradeTypes } from "./tradeTypes"

/** A customer's cash in whole yen, and what is still to become of it. */
export interface Money {
  /** 預り金: what lies with the broker, with what is about to leave. */
  readonly balance: number
  /** Below zero where more was bought than there is. */
  readonly buyingPower: number
  /** Never below zero. */
  readonly withdrawable: number
  readonly unsettledSells: number
  readonly unsettledBuys: number
  readonly pendingWithdrawals: number
  readonly taxReserved: number
  readonly reservedBuys: number
  readonly planned: readonly PlannedMovement[]
}

export async function moneyOf(context: CustomerContext): Promise<Money> {
  const { trx, customer } = context
  const { cash, withdrawing: pendingWithdrawals } = await balancesOf(trx, customer.id)
  const balance = cash + pendingWithdrawals
  const planned = await plannedMovements(context)
  const total = (type: number) => Math.abs(sum(planned.filter(({ tradeType }) => tradeType === type)))
  return {
    balance,
    buyingPower: buyingPower(balance, planned),
    withdrawable: withdrawable(balance, planned),
    unsettledSells: total(tradeTypes.sell),
    unsettledBuys: total(tradeTypes.buy),
    pendingWithdrawals,
    taxReserved: total(tradeTypes.taxCollected),
    reservedBuys: total(tradeTypes.buyReserved),
    planned,
  }
}

const sum = (movements: readonly PlannedMovement[]) => movements.reduce((total, { amount }) => total + amount, 0)

/** Sales count before they settle; money that is still on its way does not. */
export const buyingPower = (balance: number, planned: readonly PlannedMovement[]): number =>
  balance + sum(planned.filter(({ tradeType }) => tradeType !== tradeTypes.deposit))

/** Cash that no withdrawal, purchase or tax has claimed. Sales count from the day they settle. */
export const withdrawable = (balance: number, planned: readonly PlannedMovement[]): number =>
  Math.max(0, balance + sum(planned.filter(({ amount }) => amount < 0)))
