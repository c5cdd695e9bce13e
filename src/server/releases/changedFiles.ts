import type { DocumentTexts } from "../../../renderer/compiler"
import { hashOfText } from "./identity"
import type { ReleaseFiles } from "./tables"

interface Had {
  /** What customers have. */
  readonly live: ReleaseFiles | undefined
  /** What the app was built of. */
  readonly built: ReleaseFiles | undefined
}

/** Documents of a folder that customers do not have like that. What is as it was built was published by somebody else, in another folder. */
export const changedFiles = (folder: DocumentTexts, { live, built }: Had): readonly string[] =>
  [...new Set([...folder.keys(), ...Object.keys(live ?? {})])].toSorted().filter((path) => {
    const text = folder.get(path)
    const here = text === undefined ? undefined : hashOfText(text)
    return here !== live?.[path] && here !== built?.[path]
  })
