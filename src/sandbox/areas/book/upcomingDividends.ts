import type { Announced } from "./dividend"
import { payoutOf } from "./dividend"
import type { Position } from "./valuation"

/** What brands have announced beyond today, as of 15 January 2025. */
const announcements: readonly Announced[] = [
  {
    brand: { marketId: 11, brandId: 110001 },
    exDate: "2025-03-28",
    recordDate: "2025-03-31",
    payDate: "2025-06-27",
    unitAmount: "40",
  },
]

export interface UpcomingDividend extends Announced {
  /** Yen before taxes on what is held now. */
  readonly expected: number
}

/** For what is held, the next payment first. */
export const upcomingDividends = (positions: readonly Position[], today: string): readonly UpcomingDividend[] =>
  announcements
    .filter(({ payDate }) => payDate > today)
    .flatMap((announced) => {
      const held = positions.find(
        ({ marketId, brandId }) => marketId === announced.brand.marketId && brandId === announced.brand.brandId,
      )
      if (held === undefined) return []
      return [{ ...announced, expected: payoutOf({ quantity: held.quantity, taxType: 1 }, announced).gross }]
    })
    .toSorted((one, other) => (one.payDate < other.payDate ? -1 : 1))
