import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { FastifyInstance, FastifyRequest } from "fastify"

const compress = {
  // Made anew for every answer: what the slower qualities save costs more than sending it.
  br: (text: string) =>
    promisify(brotliCompress)(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(Buffer.from(text)),
}

/** What fits into one packet comes no sooner for being smaller. */
const worthwhileLength = 1_000

/**
 * Compresses answers that are made as text. Other sites cannot guess at secrets by the length of what they ask for:
 * `guard` answers pages of our own origin only.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < worthwhileLength) return payload
    reply.header("vary", "accept-encoding")
    const coding = acceptedCoding(request)
    if (coding === undefined) return payload
    reply.header("content-encoding", coding).removeHeader("content-length")
    return compress[coding](payload)
  })
}

/** The smaller one of those that the client takes. */
function acceptedCoding({ headers }: FastifyRequest): keyof typeof compress | undefined {
  const accepted = new Map(
    String(headers["accept-encoding"] ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", quality = ""] = part.trim().split(/\s*;\s*q=/)
        return [name, quality === "" ? 1 : Number(quality)] as const
      }),
  )
  return (["br", "gzip"] as const).find((coding) => (accepted.get(coding) ?? 0) > 0)
}
