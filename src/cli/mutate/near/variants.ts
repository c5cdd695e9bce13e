import type { CompiledApp, CompiledCall, Json, ScreenModule } from "../../../../renderer"
import { isRecord } from "../../../domain/json"
import type { Ends } from "./place"
import { addNamed, replaceNamed, valuesNamed } from "./replaceNamed"

export interface NamedValue {
  readonly name: string
  /** Undefined where it is missing. */
  readonly value: unknown
  /** In what that call answers, and nowhere else. */
  readonly call?: string
  /** In what is kept under that name, even where no state keeps it. */
  readonly kept?: string
}

/** A state but for values that it reads, or for how its calls end. */
export interface Variant {
  readonly set?: readonly NamedValue[]
  readonly ends?: Ends
  /** Calls end so only when they are made again. */
  readonly isLater?: true
  readonly submitted?: true
  /** What is tapped at the end, by its key. */
  readonly tap?: string
  /** What is waited for in the state has come. */
  readonly isAnswered?: true
  /** Rows that calls answer come the other way round. */
  readonly isReversed?: true
}

type Sample = NonNullable<ScreenModule["samples"]>[string]

/** The name of the state in the modules of `withVariant`. */
export const variant = "~near"

/** The screen with one state more. */
export function withVariant(module: ScreenModule, name: string, one: Variant): ScreenModule {
  const { set = [], ends, isLater, submitted, tap, isAnswered, isReversed } = one
  const sample = module.samples?.[name] ?? {}
  const own = Object.entries(sample.calls ?? {}).filter(([, end]) => isAnswered !== true || end !== "pending")
  const calls = { ...Object.fromEntries(own), ...(isLater ? {} : ends?.calls) }
  const later = { ...sample.later, ...(isLater ? ends?.calls : {}) }
  const actions = { ...sample.actions, ...ends?.actions }
  const varied: Sample = {
    ...sample,
    calls,
    later,
    actions,
    ...(submitted ? { submitted } : {}),
    ...(tap === undefined ? {} : { tap: [...(sample.tap ?? []), tap] }),
  }
  const shown = isReversed ? reversed(module) : module
  return set.reduce<ScreenModule>(withValue, { ...shown, samples: { ...module.samples, [variant]: varied } })
}

/** The app without a link that the state has none of: another broker may not have it. */
export function withLinks(app: CompiledApp, { set = [] }: Variant): CompiledApp {
  const isMissing = (name: string) => set.some((one) => one.name === name && one.value === undefined)
  const links = Object.entries(app.links).filter(([name]) => !isMissing(name))
  return links.length === Object.keys(app.links).length ? app : { ...app, links: Object.fromEntries(links) }
}

/** Rows the other way round: what is sorted looks the same only where something sorts it. */
function reversed(module: ScreenModule): ScreenModule {
  const calls = Object.entries(module.calls).map(
    ([id, call]) => [id, { ...call, samples: turn(call.samples) }] as const,
  )
  return { ...module, calls: Object.fromEntries(calls) as ScreenModule["calls"] }
}

function turn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turn).toReversed()
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, turn(part)]))
}

function withValue(module: ScreenModule, one: NamedValue): ScreenModule {
  const { name, value, call: only } = one
  if (only !== undefined) {
    const call = module.calls[only]
    const changed = call && callWith(call, module.samples?.[variant] ?? {}, name, value)
    return changed ? { ...module, calls: { ...module.calls, [only]: changed } } : module
  }
  const sample = module.samples?.[variant] ?? {}
  const { query, kept, ctx, answers } = sample
  const varied: Sample = {
    ...sample,
    query: withOwn(module.screen.query, query, name, value === undefined ? undefined : String(value)) as Record<
      string,
      string
    >,
    kept: keptWith(module, kept ?? {}, one),
    ctx: { ...replaceNamed(ctx ?? {}, name, value), ...(contexts.has(name) ? { [name]: value as Json } : {}) },
    answers: answersWith(module, answers ?? {}, name, value),
  }
  const calls = Object.entries(module.calls).map(([id, call]) => [id, callWith(call, sample, name, value)] as const)
  const state = withOwn(module.screen.state, module.screen.state, name, value) as ScreenModule["screen"]["state"]
  return {
    ...module,
    screen: { ...module.screen, state },
    calls: Object.fromEntries(calls),
    samples: { ...module.samples, [variant]: varied },
  }
}

/** What another state of the screen keeps may be kept in this one, too. */
function keptWith(
  { screen, samples }: ScreenModule,
  kept: object,
  { name, value, kept: asked }: NamedValue,
): Record<string, Json> {
  const isKept = Object.values(samples ?? {}).some((one) => Object.hasOwn(one.kept ?? {}, name))
  const all = replaceNamed(kept, name, value)
  if (isKept) return withOwn({ [name]: 0 }, all, name, value) as Record<string, Json>
  const [holder = asked] = [...JSON.stringify(screen).matchAll(/[${]kept\.(\w+)\.(\w+)/g)].flatMap(([, one, last]) =>
    last === name ? [one] : [],
  )
  if (holder === undefined || value === undefined) return all as Record<string, Json>
  const inner = (all as Readonly<Record<string, object>>)[holder] ?? {}
  return { ...all, [holder]: { ...inner, [name]: value } } as Record<string, Json>
}

const contexts: ReadonlySet<string> = new Set(["hasToken", "nfcAvailable", "hosted", "appVersion", "previousPath"])

/** Of the names that are there. */
function withOwn(names: object, values: object | undefined, name: string, value: unknown): object {
  if (!Object.hasOwn(names, name)) return values ?? {}
  const { [name]: _, ...others } = (values ?? {}) as Readonly<Record<string, unknown>>
  return value === undefined ? others : { ...others, [name]: value }
}

function answersWith(
  { formUses, forms }: ScreenModule,
  answers: NonNullable<Sample["answers"]>,
  name: string,
  value: unknown,
): NonNullable<Sample["answers"]> {
  const all = replaceNamed(answers, name, value)
  const added = formUses.flatMap(({ form, into }) => {
    const properties = (forms[form]?.schema as { readonly properties?: object } | undefined)?.properties ?? {}
    return Object.hasOwn(properties, name) ? [[into, withOwn(properties, all[into], name, value)] as const] : []
  })
  return { ...all, ...Object.fromEntries(added) } as NonNullable<Sample["answers"]>
}

/** What the call answers in that state, with the value wherever its name stands or may stand. */
function callWith(call: CompiledCall, { calls, later }: Sample, name: string, value: unknown): CompiledCall {
  const { samples = {}, codeSamples } = call
  const chosen = [calls?.[call.id] ?? Object.keys(samples)[0] ?? "", later?.[call.id] ?? ""]
  const changed = chosen.flatMap((one) => {
    const answer = samples[one]
    if (answer === undefined) return []
    const replaced = replaceNamed(answer, name, value)
    const all = value === undefined ? replaced : addNamed(replaced, call.response, name, value)
    return all === answer ? [] : [[one, all as Json] as const]
  })
  const codes = codeSamples && replaceNamed(codeSamples, name, value)
  if (changed.length === 0 && codes === codeSamples) return call
  return {
    ...call,
    samples: { ...samples, ...Object.fromEntries(changed) },
    ...(codes ? { codeSamples: codes } : {}),
  }
}

/** What stands under that name anywhere in what the screen can be shown with. */
export function valuesKnown({ samples, calls, screen }: ScreenModule, name: string): readonly unknown[] {
  const parts: unknown[] = [
    screen.state,
    ...Object.values(samples ?? {}).flatMap(({ query, kept, ctx, answers }) => [query, kept, ctx, answers]),
  ]
  for (const call of Object.values(calls)) parts.push(call.samples)
  return valuesNamed(parts, name)
}

/** How many of the names stand in what the screen is shown with in that state. */
export function countNames({ samples, calls }: ScreenModule, sample: string, names: readonly string[]): number {
  const { query, kept, ctx, answers, calls: ends, later } = samples?.[sample] ?? {}
  const answered = Object.values(calls).flatMap((call) =>
    [ends?.[call.id] ?? Object.keys(call.samples ?? {})[0], later?.[call.id]].map((end) => call.samples?.[end ?? ""]),
  )
  const parts = [query, kept, ctx, answers, ...answered]
  return names.filter((name) => valuesNamed(parts, name).length > 0).length
}
