import type { WrittenPlace } from "./deskApi"
import type { EditHistory } from "./EditHistory"
import type { Fields } from "./json"

/** What somebody works at, and the documents as they are now. */
export interface FollowedStore {
  selected: WrittenPlace | undefined
  readonly history: EditHistory
  readonly document: (file: string) => Fields | undefined
}
