/** Segments of a `$path`: `$account.LIST.0.NAME` is ["account", "LIST", "0", "NAME"]. */
export type Path = readonly string[]

/**
 * What `$paths` of a document can see. Roots: the screen's data by name, forms by their `into` name (`draft`, `form`),
 * `query`, `ctx`, `kept`, `state`, `app`, `res` (answer of the last call), `failure`, `sheet`, and inside lists `item`, `index`.
 * Reading is reactive: everything behind a root is MobX state.
 */
export interface Scope {
  /** What computed values are made with: those that came along with the screen. */
  readonly operators: ValueOperators
  /** The value at the path, own properties only; undefined where anything on the way is missing. */
  get(path: Path): unknown
  /** A scope that sees further roots first. */
  with(roots: Readonly<Record<string, unknown>>): Scope
}

/** Makes a value of values. Pure, never throws; undefined where nothing can be made of these. */
export type ValueOperator = (operands: readonly unknown[]) => unknown

export type ValueOperators = Readonly<Record<string, ValueOperator>>
