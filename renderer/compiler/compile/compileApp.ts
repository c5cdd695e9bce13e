import type { CompiledApp } from "../../model/compiled"
import type { DocumentOf } from "../../model/documents"
import { mapRecord, withoutGaps } from "../../model/json"
import { within } from "../../model/pointer"
import type { DocumentSet, Finding } from "../types"
import { attempt } from "./attempt"
import { compileAreas } from "./compileAreas"
import { compileBranches } from "./compileBlock"
import { compileText, substituteTokens } from "./compileText"
import { screenSeconds, secondsOf } from "./screenSeconds"
import { addNeeds, type CompileContext, type Needs, type SharedContext } from "./context"
import type { FlowMemory } from "./flowMemory"

/** The app without the documents that it brings along. */
export type AppData = Omit<CompiledApp, "calls" | "sheets" | "codes">

export interface CompiledAppData {
  readonly app: AppData
  /** Documents that could not be compiled; the app has nothing in their place. */
  readonly findings: readonly Finding[]
}

interface AppContext {
  readonly shared: SharedContext
  readonly needs: Needs
  /** Those that are wanted; all where absent. */
  readonly flows: readonly string[] | undefined
  readonly flowOf: FlowMemory
}

export function compileApp(set: DocumentSet, { shared, needs, flows: wanted, flowOf }: AppContext): CompiledAppData {
  const { tokens } = shared
  const findings: Finding[] = []
  const contextOf = (file: string): CompileContext => ({ ...shared, file, needs })
  const part = <Value>(file: string, otherwise: Value, compile: () => Value): Value => {
    const made = attempt(file, compile)
    if ("value" in made) return made.value
    findings.push(made.finding)
    return otherwise
  }
  const flows = set.all("flow").flatMap((flow) => {
    if (wanted?.includes(flow.id) === false) return []
    const compiled = flowOf(flow, shared, (screen) => secondsIfReadable(set, screen))
    addNeeds(needs, compiled.needs)
    if ("value" in compiled.made) return [[flow.id, compiled.made.value] as const]
    findings.push(compiled.made.finding)
    return []
  })
  const app: AppData = {
    ...part("app.json", nothing, () => compileRoot(set, shared)),
    flows: Object.fromEntries(flows),
    ...part("messages.json", { messages: {}, interface: {} }, () => ({
      messages: mapRecord(shared.messages, (text) => compileText(text, contextOf("messages.json"))),
      interface: mapRecord(withoutStartTexts(set.find("messages", "messages")?.document.interface), (text) =>
        substituteTokens(text, tokens),
      ),
    })),
    errors: part("errors.json", {}, () => compileErrors(set, contextOf("errors.json"))),
  }
  return { app, findings }
}

/** Those of the start page stand in the page itself: no script needs them. */
const withoutStartTexts = (texts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !name.startsWith("start-")))

/** What is wrong with a screen or its form is a mistake of theirs: the flow counts the screen as one without questions. */
function secondsIfReadable(set: DocumentSet, screen: string): number {
  const made = attempt("", () => secondsOf(set, screen))
  return "value" in made ? made.value : screenSeconds
}

type Root = Pick<AppData, "routes" | "areas" | "closures" | "notFound" | "tokens" | "links" | "schemes" | "constants">

const nothing: Root = { routes: {}, notFound: "", tokens: {}, links: {}, schemes: {}, constants: {} }

function compileRoot(set: DocumentSet, shared: SharedContext): Root {
  const document = set.find("app", "app")?.document
  if (!document) return nothing
  const { tokens } = shared
  const { routes, notFound, links, schemes } = document
  const areas = compileAreas(document, set.find("closures", "closures")?.document, shared)
  // Words that only checks of texts read are not for a customer's browser.
  const { allowedWords: _, avoidedWords: __, numberWords: ___, boundWords: ____, ...constants } = document.constants
  return {
    routes: compileRoutes(routes, areas.areas),
    ...areas,
    notFound,
    tokens,
    links: mapRecord(links, (link) => substituteTokens(link, tokens)),
    schemes,
    constants,
  }
}

const routesOf = new WeakMap<object, { readonly closing: string; readonly routes: Root["routes"] }>()

/** Thousands of routes, as long as neither they nor the areas that may be closed change. */
function compileRoutes(written: DocumentOf<"app">["routes"], areas: Root["areas"] = {}): Root["routes"] {
  const closing = Object.keys(areas).join()
  const known = routesOf.get(written)
  if (known?.closing === closing) return known.routes
  const closes = (area: string | undefined) => area !== undefined && Object.hasOwn(areas, area)
  const routes = mapRecord(written, ({ screen, flow, elsewhere, guard, area, v2, page }) =>
    withoutGaps({
      screen,
      flow,
      elsewhere,
      guard: guard === "none" ? undefined : guard,
      area: closes(area) ? area : undefined,
      v2,
      page,
    }),
  )
  routesOf.set(written, { closing, routes })
  return routes
}

const compileErrors = (set: DocumentSet, context: CompileContext): CompiledApp["errors"] =>
  mapRecord(set.find("errors", "errors")?.document.clients, ({ before, outcomes }, client) =>
    withoutGaps({ before, outcomes: compileBranches(outcomes, context, within("/clients", client, "outcomes")) }),
  )
