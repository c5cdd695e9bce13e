import type { FastifyRequest } from "fastify"
import type { CallDocument } from "../../../../renderer/compiler"
import type { Refusal } from "./answer"
import type { Backend } from "./backend"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route that is a call. */
    readonly call?: { readonly backend: Backend; readonly document: CallDocument }
  }
}

/** Nothing that anybody means is nested deeper. */
const maxDepth = 32

const unstorable = /[\0\p{Surrogate}]/u

/** False for NUL and halves of surrogate pairs, which PostgreSQL takes in no text, and for what is nested too deep. */
export const isStorable = ({ body, query, params }: Pick<FastifyRequest, "body" | "query" | "params">): boolean =>
  Buffer.isBuffer(body) ? isWell([query, params], 0) : isWell([body, query, params], 0)

function isWell(value: unknown, depth: number): boolean {
  if (typeof value === "string") return !unstorable.test(value)
  if (typeof value !== "object" || value === null) return true
  return (
    depth < maxDepth && Object.entries(value).every(([name, item]) => !unstorable.test(name) && isWell(item, depth + 1))
  )
}

const reasons: Readonly<Record<number, string>> = { 413: "too_large", 415: "unsupported_type" }

export const refusalOf = (status: number): Refusal & { readonly kind: "status" } => ({
  kind: "status",
  status,
  reason: reasons[status] ?? (status < 500 ? "malformed" : "internal"),
})
