/** Statements that a connection holds at most; lists of many lengths could be more. */
const most = 500

/** Names the statements that come again, so that a database reads and plans each of them once a connection. */
export class StatementNames {
  /** The latest ones that have come once. */
  readonly #once = new Set<string>()
  readonly #names = new Map<string, string>()

  /** Undefined for a statement that comes for the first time, and where there are too many. */
  nameOf(statement: string): string | undefined {
    const known = this.#names.get(statement)
    if (known !== undefined || this.#names.size >= most) return known
    if (!this.#once.delete(statement)) {
      this.#once.add(statement)
      const [eldest] = this.#once
      if (this.#once.size > most && eldest !== undefined) this.#once.delete(eldest)
      return undefined
    }
    const name = `statement-${this.#names.size}`
    this.#names.set(statement, name)
    return name
  }
}
