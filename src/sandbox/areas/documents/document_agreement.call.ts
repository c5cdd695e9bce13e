import { notFound, ok } from "../../engine"
import { handleLegacy } from "../customers"
import { agreedOf } from "./agreed"
import { termsOf } from "./terms"

/** A group that is agreed to has nothing left to agree to. */
export const handle = handleLegacy("legacy/document_agreement", async ({ DOCUMENT_GROUP }, context) => {
  const terms = termsOf(DOCUMENT_GROUP)
  if (terms.length === 0) return notFound
  const agreed = await agreedOf(context)
  const isAgreed = terms.every(({ DOCUMENT_ID }) => agreed.has(DOCUMENT_ID))
  return ok({
    DOCUMENT_GROUP,
    DOCUMENT_ARRAY: isAgreed ? [] : [...terms].map(({ DOCUMENT_GROUP: _group, ...rest }) => rest),
  })
})
