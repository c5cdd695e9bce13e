import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

interface ShownDocument {
  readonly documentId: string
  readonly version: string
  readonly mustOpen: boolean
}

const isShown = (value: unknown): value is ShownDocument & Readonly<Record<string, unknown>> =>
  isRecord(value) && "documentId" in value && "version" in value && "mustOpen" in value

export const requiredDocuments: CreateSource<typeof definition> = ({ area }) => {
  const { isRead } = area(accountOpeningStore)
  return ({ documents }) => {
    const shown = Array.isArray(documents) ? documents.filter(isShown) : []
    return {
      ids: shown.filter(({ mustOpen }) => mustOpen).map(({ documentId }) => documentId),
      opened: shown
        .filter(({ documentId, version }) => isRead(documentId, version))
        .map(({ documentId }) => documentId),
      versions: shown.map(({ documentId, version }) => ({ documentId, version })),
    }
  }
}
