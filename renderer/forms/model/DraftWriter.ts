const writeAfterMs = 400

/** Writes once things are quiet: a keystroke only makes sure that a write is due. */
export class DraftWriter {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly write: () => void) {}

  get isDue(): boolean {
    return this.timer !== undefined
  }

  schedule(): void {
    this.timer ??= setTimeout(() => this.flush(), writeAfterMs)
  }

  /** Writes now if a write is due. */
  flush(): void {
    if (this.timer === undefined) return
    this.cancel()
    this.write()
  }

  cancel(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}
