import type { FastifyInstance } from "fastify"
import { type Me, roles } from "../../../domain/proposals"
import { isRecord } from "../../../domain/json"
import { areWords, createActing } from "../acting"
import { isLogin } from "./frontProxy"
import type { Adding, People } from "./openPeople"

interface WithLogin {
  readonly Params: { readonly login: string }
}

/** Who is there, who comes and goes. */
export function registerPeople(app: FastifyInstance, people: People): void {
  const act = createActing(people)
  app.get("/__desk/me", async (request, reply) => {
    const session = await people.whoIs(request)
    const known = session || people.source === "demo" ? await people.list() : []
    const stranger = await people.findStranger(request)
    const unknown = stranger === undefined ? {} : { stranger }
    const me: Me = { source: people.source, isConfirmed: false, people: known, ...unknown, ...session }
    return reply.send(me)
  })
  app.post("/__desk/sign-in", async (request, reply) => {
    const { login, password = "" } = isRecord(request.body) ? request.body : {}
    if (!areWords(login, password)) return reply.code(400).send({ kind: "unreadable" })
    const signedIn = await people.signIn(request, reply, { login: String(login), password: String(password) })
    return reply.code(signedIn.kind === "signed-in" ? 200 : 401).send(withoutToken(signedIn))
  })
  app.post("/__desk/sign-out", async (request, reply) => {
    await people.signOut(request, reply)
    return reply.send({ kind: "signed-out" })
  })
  app.post("/__desk/confirm", async (request, reply) => {
    const { password } = isRecord(request.body) ? request.body : {}
    if (!areWords(password)) return reply.code(400).send({ kind: "unreadable" })
    const confirmed = await people.confirm(request, String(password))
    return reply.code(confirmed.kind === "signed-in" ? 200 : 401).send(withoutToken(confirmed))
  })
  app.post("/__desk/password", async (request, reply) => {
    const { password, next } = isRecord(request.body) ? request.body : {}
    if (people.source === "demo" || !areWords(password) || !isPassword(next))
      return reply.code(400).send({ kind: "unreadable-password" })
    const changed = await people.changePassword(request, { password: String(password), next: String(next) })
    return reply.code(changed.kind === "signed-in" ? 200 : 401).send(withoutToken(changed))
  })
  const addAsAdmin = act({ roles: ["admin"], isConfirmed: true }, async ({ login }, { body }) => {
    const person = parsePerson(body)
    return person && { kind: (await people.add(person, login)) ? "added" : "known-login" }
  })
  app.post("/__desk/people", async (request, reply) => {
    // Somebody has to be the first: whoever has this machine.
    if (people.source === "demo" || (await people.list()).length > 0) return addAsAdmin(request, reply)
    const first = parsePerson(request.body)
    if (!first?.roles.includes("admin")) return reply.code(409).send({ kind: "needs-admin" })
    if (!people.mayBegin(request, first.login)) return reply.code(401).send({ kind: "signed-out" })
    return (await people.addFirst(first)) ? reply.code(201).send({ kind: "added" }) : addAsAdmin(request, reply)
  })
  app.post<WithLogin>(
    "/__desk/people/:login/disable",
    act<WithLogin>({ roles: ["admin"], isConfirmed: true }, ({ login: by }, { params: { login } }) =>
      people.disable(login, by),
    ),
  )
}

const withoutToken = ({ kind, ...rest }: { readonly kind: string; readonly token?: string }) => {
  const { token: _token, ...answer } = { kind, ...rest }
  return answer
}

const shortest = 12
const isPassword = (value: unknown): boolean => areWords(value) && String(value).length >= shortest

function parsePerson(body: unknown): Adding | undefined {
  if (!isRecord(body)) return undefined
  const { login, name, roles: held, password } = body
  if (!areWords(login, name) || !isPassword(password) || !isLogin(login)) return undefined
  if (String(name).trim() === "" || !Array.isArray(held)) return undefined
  const isRight = held.length > 0 && held.every((role) => roles.includes(role))
  return isRight ? (body as unknown as Adding) : undefined
}
