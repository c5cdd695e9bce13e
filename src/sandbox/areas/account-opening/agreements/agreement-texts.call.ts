import { ok } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { documentsOf } from "./agreementDocuments"
import { agreementTexts } from "./agreementTexts"

export const handle = handleApplicant("aco/agreement-texts", async ({ group }, { tenant }) => {
  const documents = documentsOf(group, tenant.settings.agreementVersion)
  return ok({
    documents: documents.map(({ documentId, version }) => ({
      documentId,
      version,
      articles: agreementTexts[documentId] ?? [],
    })),
  })
})
