import { randomBytes } from "node:crypto"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { ok, refused } from "../../../engine/calls/answer"
import { datetime, later, minutes } from "../../../engine/clock/moments"
import type { Control } from "../../../engine/control/registerControl"
import { findSpace } from "../../../engine/tenants/findTenant"
import { sandboxNow } from "../../../engine/clock/sandboxClock"
import type { AcoHandler } from "../handler"
import { tasksOf } from "../screening/applications-current.call"

const maxSize = 8 * 1024 * 1024
const prefix = "/api/aco/uploads"
const life = minutes(30)

/** How each accepted kind of image begins. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47],
}

/** Prepares a place for one image, to which it is sent with PUT. */
export const prepareUpload: AcoHandler = async (input, { work, space, now }, { application }) => {
  const { contentType, size, purpose, fileName } = input
  if (application === undefined || !tasksOf(application).some(({ taskType }) => taskType === "NISA_ABOLITION_NOTICE"))
    return refused("wrong_step")
  if (!Object.hasOwn(signatures, String(contentType))) return refused("upload_type_not_accepted")
  if (Number(size) > maxSize) return refused("upload_too_large")
  const id = `up_${randomBytes(16).toString("hex")}`
  const expiresAt = later(now, life)
  await work
    .insertInto("upload")
    .values({
      id,
      space: space.name,
      application_id: application.id,
      purpose: String(purpose),
      file_name: String(fileName),
      content_type: String(contentType),
      size: Number(size),
      bytes: null,
      expires_at: expiresAt,
    })
    .execute()
  return ok({ uploadId: id, putUrl: `${prefix}/${id}`, expiresAt: datetime(expiresAt) })
}

/** Takes the images themselves. Whoever knows the address, which nobody can guess, may write to it once. */
export function registerUploads(app: FastifyInstance, control: Control): void {
  app.addContentTypeParser(Object.keys(signatures), { parseAs: "buffer", bodyLimit: maxSize }, (_request, body, done) =>
    done(null, body),
  )
  app.put(`${prefix}/:uploadId`, { bodyLimit: maxSize }, (request, reply) => take(control, request, reply))
}

async function take({ db, realClock }: Control, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { uploadId } = request.params as { readonly uploadId: string }
  const space = await findSpace(db, request)
  const now = sandboxNow(space, realClock())
  const upload = await db
    .selectFrom("upload")
    .select(["content_type", "size", "expires_at"])
    .where("id", "=", uploadId)
    .where("space", "=", space.name)
    .where("bytes", "is", null)
    .executeTakeFirst()
  if (upload === undefined || upload.expires_at <= now) return reply.code(404).send({ reason: "unknown_upload" })
  const { body } = request
  const isKind = request.headers["content-type"]?.split(";")[0] === upload.content_type
  if (!Buffer.isBuffer(body) || !isKind || !beginsAs(body, upload.content_type))
    return reply.code(415).send({ reason: "wrong_type" })
  if (body.length !== upload.size) return reply.code(400).send({ reason: "wrong_size" })
  await db.updateTable("upload").set({ bytes: body }).where("id", "=", uploadId).where("bytes", "is", null).execute()
  return reply.code(200).send({})
}

const beginsAs = (body: Buffer, kind: string) => (signatures[kind] ?? []).every((byte, index) => body[index] === byte)
