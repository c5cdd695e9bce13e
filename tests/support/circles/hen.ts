import type { Egg } from "./egg"

/** The other half. */
export interface Hen {
  readonly from: Egg
}
