import { createScope, lookup } from "../../expressions/createScope"
import type { Scope } from "../../model/scope"
import type { CallFailure } from "../../model/calls"
import type { ScreenModule } from "../../model/compiled"
import type { Host } from "../../model/host"
import { flowProgress } from "./findFlow"
import type { Query } from "./parseQuery"

/** The part of a screen that its scope is made of. */
interface Scoped {
  readonly id: string
  readonly host: Host
  readonly module: ScreenModule
  readonly query: Query
  readonly values: Readonly<Record<string, unknown>>
  readonly response: unknown
  readonly failure: CallFailure | undefined
  form(id: string): { readonly values: unknown } | undefined
}

/** What a screen's document sees, by root; every value is read when it is needed. `read` gives its data by name. */
export function createScreenScope(screen: Scoped, read: (data: string) => unknown): Scope {
  const { host, module } = screen
  const data = Object.keys(module.screen.data).map((name) => [name, () => read(name)] as const)
  const forms = module.formUses.map(({ form, into }) => [into, () => screen.form(form)?.values] as const)
  const scope: Scope = createScope({
    app: { ...host.app.constants, tokens: host.app.tokens, links: host.app.links },
    ctx: host.context,
    kept: lookup((name) => host.session.get(name)),
    query: () => screen.query,
    flow: () => flowProgress(host.app, { screen: screen.id, scope, query: screen.query }),
    state: () => screen.values,
    res: () => screen.response,
    failure: () => screen.failure,
    ...Object.fromEntries(data),
    ...Object.fromEntries(forms),
  })
  return scope
}
