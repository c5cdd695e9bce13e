import type { CompiledScreen } from "../../model/compiled"
import type { Host } from "../../model/host"
import { parseQuery, type Query } from "./parseQuery"

/** The parameters of a screen that a customer can change: the query of its address, and its values. */
export interface ScreenParameters {
  readonly address: Query
  readonly values: Readonly<Record<string, unknown>>
}

/** A request for data: what is sent, and the parameters of the screen at that time. */
export interface DataRequest {
  readonly input: Readonly<Record<string, unknown>>
  readonly parameters: ScreenParameters
}

/** The part of a screen that its parameters change. */
interface Parametrised {
  addressQuery: Query
  query: Query
  values: Readonly<Record<string, unknown>>
  readonly module: { readonly screen: Pick<CompiledScreen, "query"> }
  readonly host: Pick<Host, "setQuery">
}

/** Sets all parameters; the address changes in place. */
export function setParameters(screen: Parametrised, { address, values }: ScreenParameters): void {
  screen.values = values
  screen.addressQuery = address
  screen.query = parseQuery(screen.module.screen.query, address).query
  screen.host.setQuery?.(address)
}
