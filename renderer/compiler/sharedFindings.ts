/** Findings about what documents share, told where it is written. */
import { posix } from "node:path"
import { asJson, objectsIn } from "../model/json"
import { compareFindings } from "./problems"
import type { DocumentSet, Finding, DocumentPlace } from "./types"

/**
 * A mistake in a file of `shared/` is found in every document that uses the part: it is told once, at its line there, with
 * the files that get it from there. Everything else stays as it is.
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
  return [...told, ...once.values()].toSorted(compareFindings)
}

function parsePlace(text: string): DocumentPlace {
  const [file = "", pointer = ""] = text.split("#")
  return { file, pointer }
}

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
