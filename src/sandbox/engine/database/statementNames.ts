/** Statements that a connection holds at most; lists of many lengths could be more. */
const most = 500

/** Names the statements that come again, so that a database reads and plans each of them once a connection. */
export class StatementNames {
  readonly #seen = new Set<string>()
  readonly #names = new Map<string, string>()

  /** Undefined for one that comes for the first time or is one too many. */
  nameOf(statement: string): string | undefined {
    const known = this.#names.get(statement)
    if (known !== undefined || this.#names.size >= most) return known
    if (!this.#seen.delete(statement)) {
      if (this.#seen.size < most) this.#seen.add(statement)
      return undefined
    }
    const name = `statement-${this.#names.size}`
    this.#names.set(statement, name)
    return name
  }
}
