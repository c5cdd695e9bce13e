import type { CompiledScreen } from "../../model/compiled"
import type { Host } from "../../model/host"
import { parseQuery, type Query } from "./parseQuery"

/** What the customer has chosen on a screen: the query of its address, and its values. */
export interface Choice {
  readonly address: Query
  readonly values: Readonly<Record<string, unknown>>
}

/** What the answer of a call depends on: what is sent, and what had been chosen by then. */
export interface Question {
  readonly input: Readonly<Record<string, unknown>>
  readonly choice: Choice
}

/** The part of a screen that a choice changes. */
interface Chosen {
  addressQuery: Query
  query: Query
  values: Readonly<Record<string, unknown>>
  readonly module: { readonly screen: Pick<CompiledScreen, "query"> }
  readonly host: Pick<Host, "setQuery">
}

/** Takes a whole choice; the address changes in place. */
export function choose(screen: Chosen, { address, values }: Choice): void {
  screen.values = values
  screen.addressQuery = address
  screen.query = parseQuery(screen.module.screen.query, address).query
  screen.host.setQuery?.(address)
}
