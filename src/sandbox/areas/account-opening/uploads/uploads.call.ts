import { randomBytes } from "node:crypto"
import { datetime, later, minutes, ok, refused } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { tasksOf } from "../screening/tasks"
import { maxSize, signatures, uploadPath } from "./registerUploads"

const life = minutes(30)

/** Prepares a place for one image, to which it is sent with PUT. */
export const handle = handleApplicant("aco/uploads", async (input, { trx, tenant, now, application }) => {
  const { contentType, size, purpose, fileName } = input
  if (application === undefined || !tasksOf(application).some(({ taskType }) => taskType === "NISA_ABOLITION_NOTICE"))
    return refused("wrong_step")
  if (!Object.hasOwn(signatures, String(contentType))) return refused("upload_type_not_accepted")
  if (Number(size) > maxSize) return refused("upload_too_large")
  const id = `up_${randomBytes(16).toString("hex")}`
  const expiresAt = later(now, life)
  await trx
    .insertInto("upload")
    .values({
      id,
      tenant: tenant.name,
      application_id: application.id,
      purpose: String(purpose),
      file_name: String(fileName),
      content_type: String(contentType),
      size: Number(size),
      bytes: null,
      expires_at: expiresAt,
    })
    .execute()
  return ok({ uploadId: id, putUrl: `${uploadPath}/${id}`, expiresAt: datetime(expiresAt) })
})
