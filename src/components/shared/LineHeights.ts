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
  /** Where each line starts, below the list's top, so far as somebody has asked. */
  private readonly starts: number[] = [0]
  /** The last line whose start still holds. */
  private valid = 0
  /** After the last line whose height is known: from there on all are as usual. */
  private knownEnd = 0

  /** Starts with what the same list has measured before. */
  constructor(before?: LineHeights) {
    this.known = new Map(before?.known)
    this.average = before?.average
    this.width = before?.width
    this.isKeeping = before?.isKeeping ?? false
    this.knownEnd = before?.knownEnd ?? 0
  }

  /** From now on lines keep their heights when they are drawn no longer: the first ones are above the view. */
  keep(): void {
    this.isKeeping = true
  }

  /** Takes the heights of all lines that are drawn, by line, in a window of that width. */
  measure(drawn: ReadonlyMap<number, number>, width: number): void {
    if (!this.isKeeping || this.width !== width) {
      this.known.clear()
      ;[this.valid, this.knownEnd] = [0, 0]
      // Not again while lines are kept: with an average that moves, all that is not drawn would move, above the view too.
      this.average = averageOf(drawn)
    }
    this.width = width
    for (const [line, height] of drawn) {
      if (this.known.get(line) === height) continue
      this.known.set(line, height)
      this.valid = Math.min(this.valid, line)
      this.knownEnd = Math.max(this.knownEnd, line + 1)
    }
  }

  /** Whether that line was measured in a window of that width, and keeps its height. */
  knows(line: number, width: number): boolean {
    return this.isKeeping && this.width === width && this.known.has(line)
  }

  /** What a line is taken for that was never drawn. */
  get usual(): number {
    return this.average ?? usualHeight
  }

  /** Where a line starts, in pixels below the list's top; the end of the list for the line after the last. */
  startOf(line: number, count: number): number {
    const asked = Math.min(Math.max(line, 0), count)
    return this.reach(Math.min(asked, this.knownEnd)) + Math.max(0, asked - this.knownEnd) * this.usual
  }

  /** The line at a place, in pixels below the list's top: the first one above the list, the last one below it. */
  lineAt(place: number, count: number): number {
    const end = Math.min(this.knownEnd, count)
    const beyond = place - this.reach(end)
    if (beyond >= 0)
      return Math.max(0, Math.min(count - 1, end + (this.usual > 0 ? Math.floor(beyond / this.usual) : count)))
    let [low, high] = [0, Math.max(0, end - 1)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Adds the heights up as far as that line, and gives where it starts. */
  private reach(line: number): number {
    for (; this.valid < line; this.valid++)
      this.starts[this.valid + 1] = (this.starts[this.valid] ?? 0) + (this.known.get(this.valid) ?? this.usual)
    return this.starts[line] ?? 0
  }
}

const averageOf = (heights: ReadonlyMap<number, number>): number | undefined =>
  heights.size === 0 ? undefined : [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size
