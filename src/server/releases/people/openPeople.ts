import type { FastifyReply, FastifyRequest } from "fastify"
import type { DeskPerson, Role } from "../../../domain/proposals"
import type { ReleaseDatabase } from "../tables"
import { writing } from "../writing"
import { type FrontProxy, isFromProxy, namedByProxy, type Proxied } from "./frontProxy"
import { addPerson, type Disabled, disablePerson, findPerson, readPeople, setSecret } from "./people"
import { costOfGuess, hashSecret } from "./secrets"
import { confirmSession, findSession, hashOfToken, type Session, signIn, type SignedIn } from "./sessions"

/** `demo`: some people to choose from; for a database that nobody keeps, on a machine that nobody else reaches. */
export type PeopleSource = "demo" | "password"

export interface People {
  readonly source: PeopleSource
  list(): Promise<readonly DeskPerson[]>
  /** Whether people have passwords, and somebody is registered: nobody need be anybody before that. */
  areKnown(): Promise<boolean>
  whoIs(request: Asking): Promise<Session | undefined>
  /** Whom a proxy names who is not registered, or not any more. */
  findStranger(request: Asking): Promise<string | undefined>
  /** Whether the one who asks may be the first who is registered, under that login. */
  mayBegin(request: Asking, login: string): boolean
  signIn(request: Asking, reply: FastifyReply, given: Given): Promise<SignedIn>
  signOut(request: Asking, reply: FastifyReply): Promise<void>
  confirm(request: Asking, password: string): Promise<SignedIn>
  /** Another password for whoever is signed in, who gives the present one once more. */
  changePassword(request: Asking, given: Changing): Promise<SignedIn>
  add(person: Adding, by: string): Promise<boolean>
  /** Adds the first of all people, who nobody else can add; false where somebody was quicker. */
  addFirst(person: Adding): Promise<boolean>
  disable(login: string, by: string): Promise<Disabled>
}

/** As much of a request as says who asks. */
type Asking = Pick<FastifyRequest, "cookies" | "protocol"> & Proxied

interface Given {
  readonly login: string
  readonly password: string
}

interface Changing {
  readonly password: string
  readonly next: string
}

export interface Adding {
  readonly login: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly password: string
}

interface Opening {
  readonly db: ReleaseDatabase
  readonly source: PeopleSource
  /** Says of those who come through it who they are; the others have their passwords. */
  readonly proxy?: FrontProxy | undefined
  readonly clock: () => Date
  /** Of passwords, as a power of two; tests ask for less than a guess may cost. */
  readonly cost?: number
}

const demo = [
  { login: "sato", name: "佐藤 恵", roles: ["edit", "publish"] },
  { login: "suzuki", name: "鈴木 健", roles: ["edit", "review"] },
  { login: "tanaka", name: "田中 葵", roles: ["review", "publish", "admin"] },
  { login: "ito", name: "伊藤 光", roles: ["cases"] },
] as const

export async function openPeople({ db, source, proxy, clock, cost = costOfGuess }: Opening): Promise<People> {
  if (source === "demo")
    await writing(db, async (trx) => {
      for (const person of demo) await addPerson(trx, { ...person, secret: "" }, { by: "build", at: clock() })
    })
  const keeping = { db, clock, hasPasswords: source === "password", cost }
  return {
    source,
    list: () => readPeople(db),
    areKnown: async () => source === "password" && (await readPeople(db)).length > 0,
    async whoIs(request) {
      const named = namedByProxy(request, proxy)
      if (named !== undefined) {
        const person = await findPerson(db, named)
        // How lately they gave their password is what the proxy looks after.
        return person && !person.isDisabled ? { person, isConfirmed: true, isProxied: true } : undefined
      }
      const token = readToken(request)
      return token === undefined ? undefined : findSession(token, keeping)
    },
    async findStranger(request) {
      const named = namedByProxy(request, proxy)
      return named === undefined || (await findPerson(db, named))?.isDisabled === false ? undefined : named
    },
    // Whoever has this machine; through a proxy anybody comes.
    mayBegin: (request, login) => !isFromProxy(request, proxy) || namedByProxy(request, proxy) === login,
    async signIn(request, reply, { login, password }) {
      const signedIn = await signIn(login, password, keeping)
      if (signedIn.kind === "signed-in") reply.setCookie(cookieName(request), signedIn.token, cookieOptions(request))
      return signedIn
    },
    async signOut(request, reply) {
      const token = readToken(request)
      if (token !== undefined)
        await db.deleteFrom("person_session").where("token_hash", "=", hashOfToken(token)).execute()
      reply.clearCookie(cookieName(request), cookieOptions(request))
    },
    confirm: (request, password) => confirmSession(readToken(request) ?? "", password, keeping),
    async changePassword(request, { password, next }) {
      const token = readToken(request) ?? ""
      const confirmed = await confirmSession(token, password, keeping)
      const session = confirmed.kind === "signed-in" ? await findSession(token, keeping) : undefined
      if (!session) return confirmed
      const secret = await hashSecret(next, cost)
      const { login } = session.person
      await writing(db, (trx) => setSecret(trx, { login, secret }, { at: clock(), keep: hashOfToken(token) }))
      return confirmed
    },
    async add({ password, ...person }, by) {
      const secret = await hashSecret(password, cost)
      return writing(db, (trx) => addPerson(trx, { ...person, secret }, { by, at: clock() }))
    },
    async addFirst({ password, ...person }) {
      const secret = await hashSecret(password, cost)
      return writing(
        db,
        async (trx) =>
          (await readPeople(trx)).length === 0 &&
          addPerson(trx, { ...person, secret }, { by: person.login, at: clock() }),
      )
    },
    disable: (login, by) => writing(db, (trx) => disablePerson(trx, login, { by, at: clock() })),
  }
}

/** The prefix makes browsers refuse the cookie from anything but this host over TLS. */
const cookieName = ({ protocol }: Asking): string => (protocol === "https" ? "__Host-desk" : "desk")
const cookieOptions = ({ protocol }: Asking) =>
  ({ path: "/", httpOnly: true, sameSite: "strict", secure: protocol === "https" }) as const
const readToken = (request: Asking): string | undefined => request.cookies[cookieName(request)]
