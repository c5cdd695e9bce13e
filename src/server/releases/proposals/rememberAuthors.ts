import type { FastifyInstance } from "fastify"
import { isRecord } from "../../../domain/json"
import type { People } from "../people/openPeople"

/** Who has edited which document at this desk since customers had it like that. */
export interface Authors {
  readonly of: (files: readonly string[]) => readonly string[]
  /** These alone are not what customers have: of all others nobody is an author any more. */
  readonly keepOnly: (changed: readonly string[]) => void
}

/** Whoever has edited a document is an author of what is proposed of it, whoever proposes it. */
export function rememberAuthors(app: FastifyInstance, people: Pick<People, "whoIs">): Authors {
  const authors = new Map<string, Set<string>>()
  app.addHook("onResponse", async (request, { statusCode }) => {
    if (request.routeOptions.url !== "/__desk/edits" || statusCode !== 200) return
    const login = (await people.whoIs(request))?.person.login
    if (login === undefined) return
    for (const file of filesIn(request.body)) authors.set(file, new Set([...(authors.get(file) ?? []), login]))
  })
  return {
    of: (files) => [...new Set(files.flatMap((file) => [...(authors.get(file) ?? [])]))],
    keepOnly(changed) {
      for (const file of authors.keys()) if (!changed.includes(file)) authors.delete(file)
    },
  }
}

function filesIn(body: unknown): readonly string[] {
  const edits = isRecord(body) && Array.isArray(body["edits"]) ? body["edits"] : []
  return edits.flatMap((edit: unknown) => (isRecord(edit) && typeof edit["file"] === "string" ? edit["file"] : []))
}
