import type { Hen } from "./hen"

/** Half of a circle, for the test that finds circles. */
export interface Egg {
  readonly laidBy: Hen
}
