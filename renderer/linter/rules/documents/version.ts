import { type Context, error, type Violation } from "../../kit"

const current = 1

function* versions({ set }: Context, isWrong: (version: number) => boolean): Iterable<Violation> {
  for (const document of set.documents) {
    const version: number = document.document.version
    if (isWrong(version)) yield { document, pointer: "/version", values: { version, current } }
  }
}

export const versionOld = error("version-old", "No document is older than the renderer can read.", (context) =>
  versions(context, (version) => version < current),
)

export const versionNew = error("version-new", "No document is newer than the renderer.", (context) =>
  versions(context, (version) => version > current),
)
