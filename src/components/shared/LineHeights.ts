/** Height in pixels of a line before any was drawn. */
const usualHeight = 64
/** As many drawn lines give an average that is kept: with one that moves, all that is not drawn would move too. */
const enoughLines = 8

/** How high the lines of a long list are: as measured where they were drawn, else as lines of this list are usually. */
export class LineHeights {
  private readonly known: Map<number, number>
  private average: number | undefined
  /** Where each line starts, below the list's top; worked out again when a height or the number of lines changes. */
  private starts: Float64Array | undefined

  /** Starts with what another list like it has measured. */
  constructor(like?: LineHeights) {
    this.known = new Map(like?.known)
    this.average = like?.average
  }

  /** Takes the height of a drawn line. */
  measure(line: number, height: number): void {
    if (this.known.get(line) === height) return
    this.known.set(line, height)
    this.starts = undefined
    if (this.known.size <= enoughLines) this.average = averageOf(this.known)
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

const averageOf = (heights: ReadonlyMap<number, number>): number =>
  [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size
