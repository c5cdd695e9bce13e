import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { type Sandbox, tenantAndTime } from "../../../engine"

export const maxSize = 8 * 1024 * 1024
export const uploadPath = "/api/aco/uploads"

/** How each accepted kind of image begins. */
export const signatures: Readonly<Record<string, readonly number[]>> = {
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47],
}

/** Takes the images themselves. Whoever knows the address, which nobody can guess, may write to it once. */
export function registerUploads(app: FastifyInstance, sandbox: Sandbox): void {
  app.addContentTypeParser(Object.keys(signatures), { parseAs: "buffer", bodyLimit: maxSize }, (_request, body, done) =>
    done(null, body),
  )
  app.put(`${uploadPath}/:uploadId`, { bodyLimit: maxSize }, (request, reply) => take(sandbox, request, reply))
}

async function take(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db } = sandbox
  const { uploadId } = request.params as { readonly uploadId: string }
  const { tenant, now } = await tenantAndTime(sandbox, request)
  const upload = await db
    .selectFrom("upload")
    .select(["content_type", "size", "expires_at"])
    .where("id", "=", uploadId)
    .where("tenant", "=", tenant.name)
    .where("bytes", "is", null)
    .executeTakeFirst()
  if (upload === undefined || upload.expires_at <= now) return reply.code(404).send({ reason: "unknown_upload" })
  const { body } = request
  const isKind = request.headers["content-type"]?.split(";")[0] === upload.content_type
  if (!Buffer.isBuffer(body) || !isKind || !hasSignature(body, upload.content_type))
    return reply.code(415).send({ reason: "wrong_type" })
  if (body.length !== upload.size) return reply.code(400).send({ reason: "wrong_size" })
  await db.updateTable("upload").set({ bytes: body }).where("id", "=", uploadId).where("bytes", "is", null).execute()
  return reply.code(200).send({})
}

const hasSignature = (body: Buffer, kind: string) =>
  (signatures[kind] ?? []).every((byte, index) => body[index] === byte)
