import type { DocumentSet, DocumentTexts, LoadedDocument, Problem } from "../../renderer/compiler"
import { recordOf } from "../domain/json"
import { parseDocument } from "../domain/parseDocument"
import type { BuildNeed } from "../domain/proposals"
import { needReasons, sayNeed } from "../domain/releaseSentences"

/** What handlers on servers and clients in the app read of a call. */
const callParts = ["client", "method", "path", "effect", "demo", "requestId", "stepUp", "request", "response"] as const
/** Where customers may be led to: an administrator is one of those who agree. */
const hostParts = ["schemes", "links"] as const

const differing = (names: readonly string[], one: object | undefined, other: object | undefined): readonly string[] =>
  names.filter((name) => textOf(one, name) !== textOf(other, name))

const textOf = (value: object | undefined, name: string): string => JSON.stringify(Reflect.get(value ?? {}, name)) ?? ""

/** What has changed of the contracts between the documents and the code, and of where customers are led to. */
export function findBuildNeeds(build: DocumentSet, release: DocumentSet): readonly BuildNeed[] {
  return [...callNeeds(build, release), ...appNeeds(build, release)]
}

/** Whether these documents lead customers to other places than those before. */
export const leadsElsewhere = (before: DocumentTexts, after: DocumentTexts): boolean =>
  before.get("app.json") !== after.get("app.json") &&
  JSON.stringify(placesIn(before.get("app.json"))) !== JSON.stringify(placesIn(after.get("app.json")))

function placesIn(app: string | undefined): readonly unknown[] {
  const { constants, ...parts } = recordOf(parseDocument(app))
  return [...hostParts.map((name) => parts[name]), recordOf(constants)["allowedHosts"]]
}

function callNeeds(build: DocumentSet, release: DocumentSet): readonly BuildNeed[] {
  const both = new Map<string, LoadedDocument<"call">>()
  for (const call of [...build.all("call"), ...release.all("call")]) both.set(call.id, call)
  return [...both.values()].flatMap(({ id, file }) => {
    const [before, after] = [build.find("call", id), release.find("call", id)]
    const names = differing(callParts, before?.document, after?.document)
    // One that came or went is no other at one place.
    const [first = ""] = before && after ? names : []
    return names.length === 0 ? [] : [{ why: "call", file, names, ...placeIn(after, first) }]
  })
}

function appNeeds(build: DocumentSet, release: DocumentSet): readonly BuildNeed[] {
  const app = release.find("app", "app")
  const [before, after] = [build.find("app", "app")?.document, app?.document]
  const need = (why: BuildNeed["why"], names: readonly string[], within = ""): readonly BuildNeed[] =>
    names.length === 0 ? [] : [{ why, file: "app.json", names, ...placeIn(app, `${within}${names[0] ?? ""}`) }]
  return [
    ...need("hosts", differing(hostParts, before, after)),
    ...need("hosts", differing(["allowedHosts"], before?.constants, after?.constants), "constants/"),
    ...need("scope", differing(["scope"], before, after)),
  ]
}

function placeIn(document: LoadedDocument | undefined, path: string): Pick<BuildNeed, "pointer" | "line"> {
  const pointer = path === "" ? "" : `/${path}`
  return { pointer, line: document?.lineOf(pointer) ?? 1 }
}

/** The same beside what else is wrong: whoever edits is told before they propose it. */
export const tellBuildNeeds = (needs: readonly BuildNeed[]): readonly Problem[] =>
  needs.map((need) => {
    const { why, file, pointer, line } = need
    return {
      severity: "warning",
      rule: `release-${why}`,
      file,
      pointer,
      line,
      message: sayNeed(need),
      why: needReasons[why],
    }
  })
