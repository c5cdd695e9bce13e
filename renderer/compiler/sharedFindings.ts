/** Findings about what documents share, told where it is written. */
import { posix } from "node:path"
import { asJson, objectsIn, schemaTypeOf } from "../model/json"
import { lastSegment, valueAt, within } from "../model/pointer"
import type { Json } from "../model/documents"
import { compareFindings } from "./problems"
import type { DocumentSet, Finding, DocumentPlace, LoadedDocument } from "./types"

/**
 * A mistake in a file of `shared/`, or in a label of a code table, is found in every document that uses it: it is told once, at its
 * line there, with the files that get it from there. A reference that leads to a part of the wrong kind is told where it stands. Everything else stays
 * as it is.
 */
export function tellSharedOnce(set: DocumentSet, findings: readonly Finding[]): readonly Finding[] {
  const byFile = new Map(set.documents.map((document) => [document.file, document]))
  // What loading found names places as they are written.
  const loading = new Set(set.findings)
  const told: Finding[] = []
  const once = new Map<string, Finding>()
  for (const finding of findings) {
    const { shared: schema, ...values } = finding.values
    const place =
      typeof schema === "string" && schema !== ""
        ? parsePlace(schema)
        : loading.has(finding)
          ? undefined
          : byFile.get(finding.file)?.sharedAt?.(finding.pointer)
    if (place === undefined) told.push(finding)
    else {
      const { name, path } = values
      const key = JSON.stringify([place, finding.rule, name ?? path])
      const { file, pointer } = finding
      const isPart = schema === undefined || loading.has(finding)
      const usedBy = isPart ? [{ file, pointer }] : schemaUsers(set, place)
      const before = once.get(key)
      if (before) once.set(key, { ...before, usedBy: [...(before.usedBy ?? []), ...usedBy] })
      else once.set(key, { ...finding, values, ...place, line: set.lineInShared(place), usedBy })
    }
  }
  // What a code table says is judged there, too.
  const known = new Set(told.map(nameOf))
  const all = [...once.values()].flatMap((finding) =>
    known.has(nameOf(finding)) ? [] : isOfReference(set, finding) ? atReferences(set, byFile, finding) : [finding],
  )
  return [...told, ...all].toSorted(compareFindings)
}

const nameOf = ({ rule, file, pointer }: Finding): string => [rule, file, pointer].join(" ")

function parsePlace(text: string): DocumentPlace {
  const [file = "", pointer = ""] = text.split("#")
  return { file, pointer }
}

/** What is wrong about a part as a whole, as soon as somebody takes it who wants something else. */
const wrongKinds: ReadonlySet<string> = new Set(["wrong-type", "option-wrong"])

/** Whether the part is of the wrong kind for a place that refers to it, not for all of several. */
function isOfReference({ documents }: DocumentSet, { rule, usedBy = [], ...place }: Finding): boolean {
  if (!wrongKinds.has(rule)) return false
  const takers = documents.filter(({ sharedParts = [] }) => sharedParts.some((part) => isSamePlace(part, place)))
  const wronged = new Set(usedBy.map(({ file }) => file))
  return takers.length === 1 || takers.some(({ file }) => !wronged.has(file))
}

const isSamePlace = (one: DocumentPlace, other: DocumentPlace): boolean =>
  one.file === other.file && one.pointer === other.pointer

/** The same where the references stand, with the part beside or below that was meant, if there is one. */
function atReferences(
  { shared }: DocumentSet,
  byFile: ReadonlyMap<string, LoadedDocument>,
  { usedBy = [], ...finding }: Finding,
): readonly Finding[] {
  const part = `${finding.file}#${finding.pointer}`
  return usedBy.map(({ file, pointer }) => {
    const document = byFile.get(file)
    const at = within(document?.writtenAt?.(pointer) ?? pointer, "$ref")
    const inner = within(finding.pointer, lastSegment(pointer))
    const known = [finding.values["known"] ?? []].flat().map(String)
    const isMeant = isOneOf(valueAt(shared.get(finding.file), inner), known)
    const values = { ...finding.values, part, ...(isMeant ? { meantPart: `${finding.file}#${inner}` } : {}) }
    return { ...finding, file, pointer: at, line: document?.lineOf(pointer) ?? 1, values }
  })
}

const isOneOf = (value: Json | undefined, types: readonly string[]): boolean =>
  value !== undefined && types.includes(schemaTypeOf(value))

/** Documents that refer to a schema or to what holds it; where only other shared schemas do, all that refer to the file. */
function schemaUsers({ documents }: DocumentSet, { file, pointer }: DocumentPlace): readonly DocumentPlace[] {
  const uses = documents.flatMap((document) =>
    [...objectsIn(asJson(document.document))].flatMap(([{ $ref: reference }]) => {
      const [path = "", target = ""] = typeof reference === "string" ? reference.split("#") : []
      const isThis = path !== "" && posix.join(posix.dirname(document.file), path) === file
      return isThis ? [{ user: document.file, target }] : []
    }),
  )
  const near = uses.filter(({ target }) => `${pointer}/`.startsWith(`${target}/`))
  const users = new Set((near.length > 0 ? near : uses).map(({ user }) => user))
  return [...users].map((user) => ({ file: user, pointer: "" }))
}
