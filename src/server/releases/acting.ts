import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify"
import type { DeskPerson, NotActed, Role } from "../../domain/proposals"
import type { People } from "./people/openPeople"

interface Needing {
  /** One of them does. */
  readonly roles: readonly Role[]
  /** What customers notice asks for the password again. */
  readonly isConfirmed?: true
}

interface Answered {
  readonly kind: string
}

/** Undefined for a request that cannot be read. */
type Handle<Route extends RouteGenericInterface> = (
  person: DeskPerson,
  request: FastifyRequest<Route>,
) => Promise<Answered | undefined>

const notActed = { "signed-out": 401, "not-allowed": 403, unconfirmed: 403, unreadable: 400 } as const
/** What something is called that was done. */
const done = new Set([
  "proposed",
  "reviewed",
  "withdrawn",
  "ordered",
  "cancelled",
  "confirmed",
  "added",
  "disabled",
  "given",
  "listed",
  "looked-at",
])

/** Routes that somebody acts by: who they are, whether they may, and what became of it. */
export function createActing(people: People) {
  const findRefusal = async <Route extends RouteGenericInterface>(
    request: FastifyRequest<Route>,
    { roles, isConfirmed }: Needing,
  ) => {
    const session = await people.whoIs(request)
    if (!session) return { refusal: { kind: "signed-out" } as const }
    if (!roles.some((role) => session.person.roles.includes(role)))
      return { refusal: { kind: "not-allowed", roles } as const }
    return isConfirmed && !session.isConfirmed ? { refusal: { kind: "unconfirmed" } as const } : session
  }
  return <Route extends RouteGenericInterface>(needing: Needing, handle: Handle<Route>) =>
    async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
      const session = await findRefusal(request, needing)
      if ("refusal" in session) return refuse(reply, session.refusal)
      const answer = await handle(session.person, request)
      return answer === undefined
        ? refuse(reply, { kind: "unreadable" })
        : reply.code(done.has(answer.kind) ? 201 : 409).send(answer)
    }
}

const refuse = (reply: FastifyReply, refusal: NotActed) => reply.code(notActed[refusal.kind]).send(refusal)

/** Those who have a say in what customers get. */
export const deciding: readonly Role[] = ["edit", "review", "publish", "admin"]

export const areWords = (...values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === "string" && value.length <= 1_000 && !value.includes("\0"))

/** Why something was done that customers notice: the log has it. */
export const isReason = (value: unknown): boolean => areWords(value) && String(value).trim() !== ""
export const noReason = { kind: "no-reason" } as const
