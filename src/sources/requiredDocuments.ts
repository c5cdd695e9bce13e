export interface RequiredDocuments {
  /** Ids of the documents that must be opened before consent. */
  readonly ids: readonly string[]
  /** Ids of those that were opened before, in the version that is shown now. */
  readonly opened: readonly string[]
  /** All documents with the version that was shown, as the acceptance sends them. */
  readonly versions: readonly { readonly documentId: string; readonly version: string }[]
}

interface ShownDocument {
  readonly documentId: string
  readonly version: string
  readonly mustOpen: boolean
}

const isShown = (value: unknown): value is ShownDocument =>
  typeof value === "object" && value !== null && "documentId" in value && "version" in value && "mustOpen" in value

/** What of a list of documents has to be opened, what of it was, and what an acceptance has to name. */
export function requiredDocuments(
  { documents }: Readonly<Record<string, unknown>>,
  isRead: (documentId: string, version: string) => boolean,
): RequiredDocuments {
  const shown = Array.isArray(documents) ? documents.filter(isShown) : []
  return {
    ids: shown.filter(({ mustOpen }) => mustOpen).map(({ documentId }) => documentId),
    opened: shown.filter(({ documentId, version }) => isRead(documentId, version)).map(({ documentId }) => documentId),
    versions: shown.map(({ documentId, version }) => ({ documentId, version })),
  }
}
