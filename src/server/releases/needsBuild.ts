import type { DocumentSet, LoadedDocument } from "../../../renderer/compiler"
import type { BuildNeed } from "../../domain/proposals"

/** What handlers on servers and clients in the app read of a call. */
const callParts = ["client", "method", "path", "effect", "demo", "requestId", "stepUp", "request", "response"] as const
/** Where customers may be led to: reviewed with the code. */
const hostParts = ["schemes", "links"] as const

const differing = (names: readonly string[], one: object | undefined, other: object | undefined): readonly string[] =>
  names.filter((name) => textOf(one, name) !== textOf(other, name))

const textOf = (value: object | undefined, name: string): string => JSON.stringify(Reflect.get(value ?? {}, name)) ?? ""

/** What has changed of the contracts between the documents and the code. */
export function findBuildNeeds(build: DocumentSet, release: DocumentSet): readonly BuildNeed[] {
  return [...callNeeds(build, release), ...appNeeds(build, release)]
}

function callNeeds(build: DocumentSet, release: DocumentSet): readonly BuildNeed[] {
  const both = new Map<string, LoadedDocument<"call">>()
  for (const call of [...build.all("call"), ...release.all("call")]) both.set(call.id, call)
  return [...both.values()].flatMap(({ id, file }) => {
    const names = differing(callParts, build.find("call", id)?.document, release.find("call", id)?.document)
    return names.length === 0 ? [] : [{ why: "call", file, names }]
  })
}

function appNeeds(build: DocumentSet, release: DocumentSet): readonly BuildNeed[] {
  const before = build.find("app", "app")?.document
  const after = release.find("app", "app")?.document
  const hosts = [
    ...differing(hostParts, before, after),
    ...differing(["allowedHosts"], before?.constants, after?.constants),
  ]
  const needs: readonly BuildNeed[] = [
    { why: "hosts", file: "app.json", names: hosts },
    { why: "scope", file: "app.json", names: differing(["scope"], before, after) },
  ]
  return needs.filter(({ names }) => names.length > 0)
}
