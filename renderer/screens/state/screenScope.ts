import { compareStructural, computed, toJS } from "mobx"
import { createScope, lookup } from "../../expressions/createScope"
import { resolveValue } from "../../expressions/evaluate"
import type { Scope } from "../../model/scope"
import type { CallFailure } from "../../model/calls"
import type { CompiledOptions, ScreenModule } from "../../model/compiled"
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
  const operators = { ...host.registry.operators, ...module.parts?.operators }
  const roots = {
    app: { ...host.app.constants, tokens: host.app.tokens, links: host.app.links },
    ctx: host.context,
    kept: lookup((name) => host.session.get(name)),
    query: () => screen.query,
    flow: () => flowProgress(host.app, { screen: screen.id, scope, query: screen.query }),
    state: () => screen.values,
    res: () => screen.response,
    failure: () => screen.failure,
    ...(module.screen.values ? { values: computedValues(screen, module.screen.values, () => scope) } : {}),
    ...Object.fromEntries(data),
    ...Object.fromEntries(forms),
  }
  const scope: Scope = createScope(roots, operators)
  return scope
}

/** `$values`: each is made again only when what it reads has changed. */
function computedValues({ host, module }: Scoped, values: CompiledOptions, scope: () => Scope) {
  const known = new Map(
    Object.entries(values).map(([name, node]) => [name, computed(() => toJS(resolveValue(node, scope())), options)]),
  )
  return lookup((name) => {
    try {
      return known.get(name)?.get()
    } catch {
      // A value that reads itself: the linter refuses it.
      return host.report({ code: "value-failed", at: `${module.screen.file}: ${name}` })
    }
  })
}

/** An equal list or object is the same, so that nothing is drawn or asked for again. */
const options = { equals: compareStructural }
