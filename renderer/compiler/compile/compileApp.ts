import type { CompiledApp } from "../../model/compiled"
import { pointerSegment } from "../load/lines"
import type { DocumentSet } from "../types"
import { noteCodes } from "./codesOfTexts"
import { compileBranches } from "./compileBlock"
import { compileFlow } from "./compileFlow"
import { compileText, substituteTokens } from "./compileText"
import {
  type CompileContext,
  mapRecord,
  type Needs,
  type SharedContext,
  textsOf,
  toRecord,
  toText,
  withoutGaps,
} from "./context"

/** The app without the documents that it brings along. */
export type AppData = Omit<CompiledApp, "calls" | "sheets" | "codes">

export function compileApp(set: DocumentSet, shared: SharedContext, needs: Needs): AppData {
  const app = toRecord(set.find("app", "app")?.document)
  const messages = set.find("messages", "messages")?.document
  const { tokens } = shared
  const context = (file: string): CompileContext => ({ ...shared, file, needs })
  const compiled: AppData = {
    routes: compileRoutes(app["routes"]),
    notFound: toText(app["notFound"]),
    tokens,
    links: mapRecord(textsOf(app["links"]), (link) => substituteTokens(toText(link), tokens)),
    schemes: textsOf(app["schemes"]),
    constants: toRecord(app["constants"]) as CompiledApp["constants"],
    flows: Object.fromEntries(set.all("flow").map((flow) => [flow.id, compileFlow(flow, context(flow.file))])),
    messages: mapRecord(shared.messages, (text) => compileText(toText(text), tokens)),
    interface: mapRecord(textsOf(messages?.interface), (text) => substituteTokens(toText(text), tokens)),
    errors: compileErrors(set, context("errors.json")),
  }
  noteCodes(compiled, context("app.json"))
  return compiled
}

/** Addresses that another site serves are known to the checks only: here nobody draws them. */
function compileRoutes(source: unknown): CompiledApp["routes"] {
  const own = Object.entries(toRecord(source)).filter(([, route]) => toRecord(route)["elsewhere"] === undefined)
  return mapRecord(Object.fromEntries(own), compileRoute)
}

function compileRoute(source: unknown): CompiledApp["routes"][string] {
  const { screen, flow, guard, v2, page } = toRecord(source)
  return withoutGaps({
    screen: typeof screen === "string" ? screen : undefined,
    flow: typeof flow === "string" ? flow : undefined,
    guard: guard === "login" || guard === "demo" ? guard : ("none" as const),
    v2: typeof v2 === "string" ? v2 : undefined,
    page: typeof page === "string" ? page : undefined,
  })
}

function compileErrors(set: DocumentSet, context: CompileContext): CompiledApp["errors"] {
  return mapRecord(set.find("errors", "errors")?.document.clients, (source, client) => {
    const { before, outcomes } = toRecord(source)
    return withoutGaps({
      before: typeof before === "string" ? before : undefined,
      outcomes: compileBranches(outcomes, context, `/clients${pointerSegment(client)}/outcomes`),
    })
  })
}
