import type { CustomerContext } from "./customerContext"

/** Cash that will come or go. */
export interface PlannedMovement {
  /** `YYYY-MM-DD`, the day the cash moves. */
  readonly date: string
  /** One of `tradeTypes`. */
  readonly tradeType: number
  /** Yen, signed. */
  readonly amount: number
  readonly brand: { readonly marketId: number; readonly brandId: number; readonly name: string } | null
}

declare module "../../engine/areas/hooks" {
  interface AreaHooks {
    /** What an area knows of cash that will move. */
    plannedMovements(context: CustomerContext): Promise<readonly PlannedMovement[]>
  }
}

/** Everything that will move the customer's cash, the next day first. */
export async function plannedMovements(context: CustomerContext): Promise<readonly PlannedMovement[]> {
  const movements: PlannedMovement[] = []
  for (const planned of context.hooks("plannedMovements")) movements.push(...(await planned(context)))
  return movements.toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date))
}
