/** Height in pixels of a line before any was drawn. */
const usualHeight = 64

/**
 * How high the lines of a long list are: as measured where they were drawn, else as the drawn ones are on average. Until
 * its first line is out of reach only what is drawn counts: a fresh page follows from its data and its size alone, not
 * from what was drawn for a moment while it came.
 */
export class LineHeights {
  private known: Map<number, number>
  private average: number | undefined
  /** Width in pixels of the window that they were measured in; in another they say nothing. */
  private width: number | undefined
  /** What was drawn once and is not now keeps its height. */
  private isKeeping: boolean
  /** Where each line starts, below the list's top; worked out again when a height or the number of lines changes. */
  private starts: Float64Array | undefined

  /** Starts with what the same list has measured before. */
  constructor(before?: LineHeights) {
    this.known = new Map(before?.known)
    this.average = before?.average
    this.width = before?.width
    this.isKeeping = before?.isKeeping ?? false
  }

  /** From now on lines keep their heights when they are drawn no longer: the first ones are above the view. */
  keep(): void {
    this.isKeeping = true
  }

  /** Takes the heights of all lines that are drawn, by line, in a window of that width. */
  measure(drawn: ReadonlyMap<number, number>, width: number): void {
    if (!this.isKeeping || this.width !== width) {
      this.known.clear()
      // Not again while lines are kept: with an average that moves, all that is not drawn would move, above the view too.
      this.average = averageOf(drawn)
    }
    this.width = width
    for (const [line, height] of drawn) this.known.set(line, height)
    this.starts = undefined
  }

  /** What a line is taken for that was never drawn. */
  get usual(): number {
    return this.average ?? usualHeight
  }

  /** Where a line starts, in pixels below the list's top; the end of the list for the line after the last. */
  startOf(line: number, count: number): number {
    return this.startsOf(count)[Math.min(Math.max(line, 0), count)] ?? 0
  }

  /** The line at a place, in pixels below the list's top: the first one above the list, the last one below it. */
  lineAt(place: number, count: number): number {
    const starts = this.startsOf(count)
    let [low, high] = [0, Math.max(0, count - 1)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  private startsOf(count: number): Float64Array {
    if (this.starts?.length === count + 1) return this.starts
    const starts = new Float64Array(count + 1)
    for (let line = 0; line < count; line++)
      starts[line + 1] = (starts[line] ?? 0) + (this.known.get(line) ?? this.usual)
    this.starts = starts
    return starts
  }
}

const averageOf = (heights: ReadonlyMap<number, number>): number | undefined =>
  heights.size === 0 ? undefined : [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size
