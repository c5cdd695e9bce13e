import type { CompiledCall, Json, ScreenModule } from "../../../../renderer"
import { isRecord } from "../../../domain/json"
import type { Ends } from "./place"
import { addNamed, replaceNamed, valuesNamed } from "./replaceNamed"

export interface NamedValue {
  readonly name: string
  /** Undefined where it is missing. */
  readonly value: unknown
}

/** A state but for values that it reads, or for how its calls end. */
export interface Variant {
  readonly set?: readonly NamedValue[]
  readonly ends?: Ends
  readonly submitted?: true
  /** Rows that calls answer come the other way round. */
  readonly isReversed?: true
}

type Sample = NonNullable<ScreenModule["samples"]>[string]

/** The name of the state in the modules of `withVariant`. */
export const variant = "~near"

/** The screen with one state more. */
export function withVariant(module: ScreenModule, name: string, one: Variant): ScreenModule {
  const { set = [], ends, submitted, isReversed } = one
  const sample = module.samples?.[name] ?? {}
  const calls = { ...sample.calls, ...ends?.calls }
  const actions = { ...sample.actions, ...ends?.actions }
  const varied: Sample = {
    ...sample,
    calls,
    actions,
    ...(submitted ? { submitted } : {}),
  }
  const own = { ...(isReversed ? reversed(module) : module), samples: { ...module.samples, [variant]: varied } }
  return set.reduce<ScreenModule>(withValue, own)
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

function withValue(module: ScreenModule, { name, value }: NamedValue): ScreenModule {
  const sample = module.samples?.[variant] ?? {}
  const { query, kept, ctx, answers } = sample
  const varied: Sample = {
    ...sample,
    query: withOwn(module.screen.query, query, name, value === undefined ? undefined : String(value)) as Record<
      string,
      string
    >,
    kept: replaceNamed(kept ?? {}, name, value),
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
  const { samples = {} } = call
  const chosen = [calls?.[call.id] ?? Object.keys(samples)[0] ?? "", later?.[call.id] ?? ""]
  const changed = chosen.flatMap((one) => {
    const answer = samples[one]
    if (answer === undefined) return []
    const replaced = replaceNamed(answer, name, value)
    const all = value === undefined ? replaced : addNamed(replaced, call.response, name, value)
    return all === answer ? [] : [[one, all as Json] as const]
  })
  return changed.length === 0 ? call : { ...call, samples: { ...samples, ...Object.fromEntries(changed) } }
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
