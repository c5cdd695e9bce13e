import type { DocumentTexts } from "../../../../renderer/compiler"
import type { ReleaseFiles } from "../tables"

/** What most visits get. */
export interface Live {
  readonly release: string
  readonly files: ReleaseFiles
  readonly texts: DocumentTexts
}
