interface Closed {
  readonly area: string
  readonly from: string
  readonly until: string
}

/** The closure of an area at a moment of the server's clock, from its first minute on until its last is reached: ISO texts in one zone. */
export const closureAt = <Closure extends Closed>(
  closures: readonly Closure[],
  area: unknown,
  now: string,
): Closure | undefined => closures.find((one) => one.area === area && one.from <= now && now < one.until)
