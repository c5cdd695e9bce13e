import { ok, refused } from "../calls/answer"
import type { AcoHandler } from "./handler"
import { isAtLeast } from "./returnPoints"

export const readDraft: AcoHandler = async (_input, _context, { application }) => {
  if (application === undefined || !isAtLeast(application.return_point, "AGREEMENT_CONFIRM"))
    return refused("wrong_step")
  const { draft_version, return_point, draft } = application
  return ok({ version: draft_version, returnPoint: return_point, draft })
}

/** Can be written only where its screen stands. Values that are already there do not raise the version. */
export const saveEkycDraft: AcoHandler = async (input, { work }, { application }) => {
  if (application === undefined || application.return_point !== "AFTER_ALL_AGREEMENTS") return refused("wrong_step")
  const { version, ...section } = input
  if (version !== application.draft_version) return refused("draft_version_conflict")
  const isAsked = section["hasMyNumberCard"] === "YES"
  if (!isAsked && "knowsSignaturePassword" in section) return refused("field_not_applicable")
  if (isAsked && !("knowsSignaturePassword" in section)) {
    const fieldErrors = [{ field: "knowsSignaturePassword", message: "選択してください" }]
    return { kind: "invalid", fieldErrors }
  }
  // An answer that the new ones no longer ask for is not kept.
  const { knowsSignaturePassword: _dropped, ...rest } = application.draft
  const draft: Record<string, unknown> = { ...rest, ...section }
  const isSame = JSON.stringify(sorted(draft)) === JSON.stringify(sorted(application.draft))
  const draft_version = isSame ? application.draft_version : application.draft_version + 1
  if (!isSame)
    await work
      .updateTable("application")
      .set({ draft: JSON.stringify(draft), draft_version })
      .where("id", "=", application.id)
      .execute()
  return ok({ version: draft_version, returnPoint: application.return_point, draft })
}

const sorted = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
