import type { FastifyInstance } from "fastify"
import { isLimited, limitedRoles, type Role } from "../../../domain/proposals"
import type { People } from "./openPeople"

/** What the desk needs to be there at all. */
const everybodys = ["me", "sign-in", "sign-out", "confirm", "password", "definitions", "tree", "problems", "changes"]
const shell = [...everybodys, "fields", "files", "events"]

/** What those read of the desk who see only a part of it: the first word of the address. */
const parts: Readonly<Partial<Record<Role, readonly string[]>>> = {
  // The screens of customers, as they have them.
  cases: ["past", "releases", "documents", "modules", "themes", "place", "parts", "channels"],
  // Who did what, and what that has changed.
  audit: ["audit", "releases", "proposals", "past", "modules", "themes"],
}

/** They say for themselves who may do them. */
const acts = ["proposals", "channels", "pointers", "people"]
/** The same for whoever reads. */
const guarded = ["cases"]

/** What is left to somebody whom a proxy names and nobody has registered: to be told so, and to be the first of all people. */
const strangers = ["GET me", "POST people"]

const path = "/__desk/"
const edits = "edits"

/** Editing is for those who edit, and the rest of the desk for those who see more than cases or the log. */
export function limitRoles(app: FastifyInstance, people: People): void {
  app.addHook("preHandler", async (request, reply) => {
    // The route, not the address: that can be spelled in many ways.
    const { method, routeOptions } = request
    const { url = "" } = routeOptions
    if (!url.startsWith(path)) return
    const asked = url.slice(path.length)
    const [word = ""] = asked.split("/")
    if (!strangers.includes(`${method} ${asked}`) && (await people.findStranger(request)) !== undefined)
      return reply.code(403).send({ kind: "stranger" })
    const held = async () => (await people.whoIs(request))?.person.roles
    if (word === edits && (await held()) === undefined && (await people.areKnown()))
      return reply.code(401).send({ kind: "signed-out" })
    const needed = await findNeeded(method, word, held)
    if (needed) return reply.code(403).send({ kind: "not-allowed", roles: needed })
  })
}

/**
 * Which roles somebody would need; undefined where there is no such need. Whoever is nobody may read, and edit where people are
 * not registered, as on any disk.
 */
async function findNeeded(
  method: string,
  word: string,
  rolesOf: () => Promise<readonly Role[] | undefined>,
): Promise<readonly Role[] | undefined> {
  const isEdit = word === edits
  if (!isEdit && [...shell, ...guarded].includes(word)) return undefined
  const held = await rolesOf()
  if (held === undefined) return undefined
  if (isEdit) return held.includes("edit") ? undefined : ["edit"]
  if (!isLimited(held) || (method !== "GET" && acts.includes(word))) return undefined
  if (method === "GET" && held.some((role) => parts[role]?.includes(word))) return undefined
  const others = limitedRoles.filter((role) => method === "GET" && parts[role]?.includes(word))
  return ["view", "edit", "review", "publish", "admin", ...others]
}
