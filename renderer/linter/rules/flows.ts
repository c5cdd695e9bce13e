import type { JsonSchema } from "../../model/documents"
import { namedConditions } from "../conditions"
import { fieldsOf, isFields, listOf, textOf, within, type Fields } from "../json"
import { movesOf, redirectsOf } from "../moves"
import { suggestion } from "../nearest"
import { error, keepEach, remember, warning, type Breach, type Context, type LoadedDocument, type Rule } from "../rule"
import { allowedValues } from "../schemas"
import { createTypeScope, readValuePath } from "../scope"
import { isNeverTrue } from "../solve"
import { schemaReader } from "../uses"
import { answerSchemaOf, scopesOf } from "../views"

interface Step {
  readonly flow: LoadedDocument
  readonly step: Fields
  readonly screen: string
  readonly pointer: string
  /** Part of the order, not aside. */
  readonly section: number | undefined
}

const allSteps = remember((context): readonly Step[] => context.set.all("flow").flatMap((flow) => [...stepsOf(flow)]))

function* stepsOf(flow: LoadedDocument): Generator<Step> {
  const { sections, aside } = fieldsOf(flow.document)
  for (const [section, entry] of listOf(sections).entries()) {
    for (const [index, step] of listOf(fieldsOf(entry)["steps"]).entries())
      yield {
        flow,
        step: fieldsOf(step),
        screen: nameOf(step),
        pointer: within("/sections", section, "steps", index),
        section,
      }
  }
  for (const [index, step] of listOf(aside).entries())
    yield { flow, step: fieldsOf(step), screen: nameOf(step), pointer: within("/aside", index), section: undefined }
}

const nameOf = (step: unknown): string => textOf(fieldsOf(step)["screen"]) ?? ""

const stepNames = (flow: LoadedDocument): readonly string[] => [...stepsOf(flow)].map(({ screen }) => screen)

function isUnreachable(context: Context, { flow, step }: Step): boolean {
  const scope = scopesOf(context, flow)[0]
  return (
    step["when"] !== undefined &&
    scope !== undefined &&
    isNeverTrue(step["when"], schemaReader(scope), namedConditions(context))
  )
}

function* unknownSteps(context: Context): Iterable<Breach> {
  for (const flow of context.set.all("flow")) {
    const entry = fieldsOf(flow.document.entry)
    const known = stepNames(flow)
    const named = [
      ...Object.entries(fieldsOf(entry["points"])).map(
        ([point, target]) => [within("/entry/points", point, "step"), fieldsOf(target)["step"]] as const,
      ),
      ["/entry/otherwise", entry["otherwise"]] as const,
      ...listOf(entry["honours"]).map(
        (honour, index) => [within("/entry/honours", index, "screen"), fieldsOf(honour)["screen"]] as const,
      ),
    ]
    for (const [pointer, name] of named) {
      if (typeof name === "string" && !known.includes(name))
        yield { document: flow, pointer, values: { name, known, ...suggestion(name, known) } }
    }
  }
}

/** What the schema of the answer says about `entry.point`. */
function pointReading(context: Context, flow: LoadedDocument) {
  const { call: id, point } = fieldsOf(fieldsOf(flow.document)["entry"])
  const call = context.set.find("call", textOf(id) ?? "")
  if (call === undefined || typeof point !== "string") return undefined
  const schema = answerSchemaOf(context, call)
  const path = point.startsWith("$res.") || point === "$res" ? point : `$res.${point.replace(/^\$/, "")}`
  return { point, reading: readValuePath(createTypeScope(new Map([["res", schema]])), path) }
}

/** Screens from which no way leads out of a circle. */
function* trapped(context: Context): Iterable<Breach> {
  const moves = movesOf(context)
  const known = new Set<string>()
  for (const [id, own] of moves) {
    if (own.to.length === 0 || known.has(id)) continue
    const reached = reachableFrom(id, (screen) => moves.get(screen)?.to ?? [])
    const isCircle = [...reached].some((screen) => moves.get(screen)?.to.includes(id) ?? false)
    const hasExit = [...reached, id].some((screen) => moves.get(screen)?.leaves ?? true)
    if (!isCircle || hasExit) continue
    for (const screen of reached) known.add(screen)
    const document = context.set.find("screen", id)
    if (document !== undefined)
      yield { document, pointer: "/body", values: { screens: [...new Set([id, ...reached])] } }
  }
}

function reachableFrom(start: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...next(start)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...next(id))
  }
  return reached
}

export const flowRules: readonly Rule[] = [
  error("step-repeated", "A screen is one step of a flow.", function* (context) {
    const seen = new Map<string, string>()
    for (const { flow, screen, pointer } of allSteps(context)) {
      const key = `${flow.file} ${screen}`
      const first = seen.get(key)
      if (first === undefined) seen.set(key, pointer)
      else yield { document: flow, pointer, values: { name: screen, first } }
    }
  }),
  warning("screen-in-two-flows", "A screen belongs to one flow.", function* (context) {
    const seen = new Map<string, LoadedDocument>()
    for (const { flow, screen, pointer } of allSteps(context)) {
      const first = seen.get(screen)
      if (first === undefined) seen.set(screen, flow)
      else if (first !== flow) yield { document: flow, pointer, values: { name: screen, first: first.id } }
    }
  }),
  error("step-unreachable", "Some answers lead to every step.", function* (context) {
    for (const step of allSteps(context))
      if (isUnreachable(context, step))
        yield { document: step.flow, pointer: within(step.pointer, "when"), values: { name: step.screen } }
  }),
  error("flow-dead-end", "Every screen of a flow leads on.", function* (context) {
    const moves = movesOf(context)
    for (const { flow, screen, pointer } of allSteps(context)) {
      const own = moves.get(screen)
      const document = context.set.find("screen", screen)
      if (own !== undefined && document !== undefined && own.to.length === 0 && !hasActions(document))
        yield { document: flow, pointer, values: { name: screen } }
    }
  }),
  error("flow-loop", "From every screen some way leads out.", trapped),
  error("redirect-circle", "Screens do not send customers to and fro by themselves.", function* (context) {
    for (const screen of context.set.all("screen")) {
      const next = (id: string) => {
        const document = context.set.find("screen", id)
        return document === undefined ? [] : redirectsOf(context, document)
      }
      if (reachableFrom(screen.id, next).has(screen.id))
        yield { document: screen, pointer: "/enter", values: { screens: [...reachableFrom(screen.id, next)] } }
    }
  }),
  error("entry-step-unknown", "Return points lead to steps of the flow.", unknownSteps),
  error("entry-point-empty", "Every return point names a step or actions.", function* (context) {
    for (const flow of context.set.all("flow")) {
      for (const [point, target] of Object.entries(fieldsOf(fieldsOf(flow.document.entry)["points"]))) {
        const { step, do: actions } = fieldsOf(target)
        if (step === undefined && actions === undefined)
          yield { document: flow, pointer: within("/entry/points", point), values: { name: point } }
      }
    }
  }),
  error("entry-path-unknown", "The return point is a value of the answer of the entry's call.", function* (context) {
    for (const flow of context.set.all("flow")) {
      const read = pointReading(context, flow)
      if (read !== undefined && read.reading.kind !== "known")
        yield {
          document: flow,
          pointer: "/entry/point",
          values: { path: read.point, known: read.reading.kind === "missing" ? read.reading.known : [] },
        }
    }
  }),
  error("entry-value-unknown", "Return points are values that the answer can have.", function* (context) {
    for (const [flow, allowed, points] of listedPoints(context)) {
      for (const name of points)
        if (!allowed.includes(name))
          yield {
            document: flow,
            pointer: within("/entry/points", name),
            values: { name, known: allowed, ...suggestion(name, allowed) },
          }
    }
  }),
  warning(
    "entry-value-unnamed",
    "Every value of the return point is named, even if it means `otherwise`.",
    function* (context) {
      for (const [flow, allowed, points] of listedPoints(context)) {
        const missing = allowed.filter((name) => !points.includes(name))
        if (missing.length > 0) yield { document: flow, pointer: "/entry/points", values: { missing } }
      }
    },
  ),
  error("section-empty", "Every section has steps.", function* (context) {
    for (const flow of context.set.all("flow")) {
      for (const [index, section] of listOf(flow.document.sections).entries()) {
        if (isFields(section) && listOf(section["steps"]).length === 0)
          yield {
            document: flow,
            pointer: within("/sections", index, "steps"),
            values: { label: textOf(section["label"]) ?? "" },
          }
      }
    }
  }),
  warning(
    "section-count-small",
    "`of` is not smaller than the number of steps that every customer sees.",
    function* (context) {
      for (const flow of context.set.all("flow")) {
        for (const [index, section] of listOf(flow.document.sections).entries()) {
          const { of: count } = fieldsOf(section)
          const steps = allSteps(context).filter(
            (step) => step.flow.id === flow.id && step.section === index && step.step["when"] === undefined,
          )
          if (typeof count === "number" && count < steps.length)
            yield { document: flow, pointer: within("/sections", index, "of"), values: { count, steps: steps.length } }
        }
      }
    },
  ),
  error(
    "back-policy-missing",
    "A step whose header leaves going back to the flow says what back means.",
    function* (context) {
      for (const { flow, step, screen, pointer } of allSteps(context)) {
        const document = context.set.find("screen", screen)
        const back = fieldsOf(fieldsOf(document?.document)["header"])["back"]
        if (back === "flow" && step["back"] === undefined) yield { document: flow, pointer, values: { name: screen } }
      }
    },
  ),
  error(
    "back-policy-open",
    "Of several ways back, all but the last have a condition, and the last has none.",
    function* (context) {
      for (const { flow, step, screen, pointer } of allSteps(context)) {
        const ways = listOf(step["back"])
        for (const [index, way] of ways.entries()) {
          const isLast = index === ways.length - 1
          if (isLast === (fieldsOf(way)["when"] !== undefined))
            yield { document: flow, pointer: within(pointer, "back", index), values: { name: screen, isLast } }
        }
      }
    },
  ),
  error("back-without-flow", "Only screens of a flow leave going back to the flow.", function* (context) {
    const inFlows = new Set(allSteps(context).map(({ screen }) => screen))
    for (const screen of context.set.all("screen")) {
      if (fieldsOf(screen.document.header)["back"] === "flow" && !inFlows.has(screen.id))
        yield { document: screen, pointer: "/header/back" }
    }
  }),
  error("exit-step-unknown", "Exits start at steps of the flow.", function* (context) {
    for (const flow of context.set.all("flow")) {
      const known = stepNames(flow)
      for (const [exit, entry] of Object.entries(fieldsOf(flow.document.exits))) {
        for (const [index, name] of listOf(fieldsOf(entry)["from"]).entries()) {
          if (typeof name === "string" && !known.includes(name))
            yield {
              document: flow,
              pointer: within("/exits", exit, "from", index),
              values: { name, known, ...suggestion(name, known) },
            }
        }
      }
    }
  }),
]

const hasActions = keepEach((screen): boolean => {
  const { body, footer, enter, data } = fieldsOf(screen.document)
  const text = JSON.stringify([body, footer, enter, data]) ?? ""
  return /"do":"(?!(?:submit|call|load|set|keep|answer|reset|choose)")/.test(text)
})

/** Values that the schema lists: all there are, or, as `examples`, those that are known while others may come. */
const listedValues = (schema: JsonSchema): readonly unknown[] | undefined =>
  allowedValues(schema) ?? (Array.isArray(schema["examples"]) ? listOf(schema["examples"]) : undefined)

function* listedPoints(context: Context): Iterable<readonly [LoadedDocument, readonly string[], readonly string[]]> {
  for (const flow of context.set.all("flow")) {
    const read = pointReading(context, flow)
    const allowed = read?.reading.kind === "known" ? listedValues(read.reading.schema) : undefined
    const names = allowed?.filter((value): value is string => typeof value === "string")
    if (names !== undefined) yield [flow, names, Object.keys(fieldsOf(fieldsOf(flow.document.entry)["points"]))]
  }
}
