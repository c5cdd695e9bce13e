import type { JsonSchema } from "../model/documents"
import { fieldsOf } from "./json"
import { remember, rememberEach, type Context, type LoadedDocument } from "./rule"
import { anything } from "./schemas"
import type { TypeScope } from "./scope"
import type { Site, SiteKind, SiteOf } from "./site"
import { answerOfCall, answerSchemaOf, failureSchema, scopesOf } from "./views"
import type { Vocabulary } from "./vocabulary"
import type { WalkTypes } from "./walk"
import { walkDocument } from "./walkDocument"

function walkTypes(context: Context, document: LoadedDocument): WalkTypes {
  const fields = fieldsOf(document.document)
  const answer =
    document.kind === "call"
      ? answerSchemaOf(context, document)
      : document.kind === "flow"
        ? answerOfCall(context, fieldsOf(fields["entry"])["call"])
        : anything
  return { answerOf: (id) => answerOfCall(context, id), failure: failureSchema, answer }
}

/** Everything of interest in all documents. */
const allSites = remember((context): readonly Site[] =>
  context.set.documents.flatMap((document) => sitesIn(context, document)),
)

interface Reading {
  readonly vocabulary: Vocabulary
  readonly roots: ReadonlyMap<string, JsonSchema>
  readonly answer: JsonSchema
  /** Answers of calls that the walk asked for. */
  readonly asked: ReadonlyMap<string, JsonSchema>
  readonly sites: readonly Site[]
}

/** Readings of documents that did not change, in scopes that did not change. */
const readings = new WeakMap<LoadedDocument, readonly Reading[]>()

const sameRoots = (one: ReadonlyMap<string, JsonSchema>, other: ReadonlyMap<string, JsonSchema>): boolean =>
  one.size === other.size && [...one].every(([name, schema]) => other.get(name) === schema)

function readDocument(context: Context, document: LoadedDocument, scope: TypeScope): Reading {
  const types = walkTypes(context, document)
  const isFresh = ({ vocabulary, roots, answer, asked }: Reading): boolean =>
    vocabulary === context.vocabulary &&
    answer === types.answer &&
    sameRoots(roots, scope.roots) &&
    [...asked].every(([call, schema]) => types.answerOf(call) === schema)
  const found = readings.get(document)?.find(isFresh)
  if (found !== undefined) return found
  const asked = new Map<string, JsonSchema>()
  const answerOf = (call: string): JsonSchema => {
    const schema = types.answerOf(call)
    asked.set(call, schema)
    return schema
  }
  const sites = walkDocument(context, document, { scope, types: { ...types, answerOf } })
  return { vocabulary: context.vocabulary, roots: scope.roots, answer: types.answer, asked, sites }
}

export const sitesIn = rememberEach((context, document): readonly Site[] => {
  const own = scopesOf(context, document).map((scope) => readDocument(context, document, scope))
  readings.set(document, own)
  return own.length === 1 ? (own[0]?.sites ?? []) : own.flatMap(({ sites }) => sites)
})

/** Site lists per reading: what is derived from one lives as long as it does. */
export const readingsIn = rememberEach((context, document): readonly (readonly Site[])[] => {
  sitesIn(context, document)
  return (readings.get(document) ?? []).map(({ sites }) => sites)
})

const byKind = remember((context) => {
  const lists = new Map<SiteKind, Site[]>()
  for (const site of allSites(context)) {
    const list = lists.get(site.kind)
    if (list === undefined) lists.set(site.kind, [site])
    else list.push(site)
  }
  return lists
})

export const sitesOf = <Kind extends SiteKind>(context: Context, kind: Kind): readonly SiteOf<Kind>[] =>
  (byKind(context).get(kind) ?? []) as unknown as readonly SiteOf<Kind>[]
