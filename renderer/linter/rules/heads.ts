import { posix } from "node:path"
import { fieldsOf } from "../json"
import { error, type Breach, type Context, type Rule } from "../rule"

const currentVersion = 1

function* heads({ set }: Context) {
  for (const document of set.documents) yield { document, head: fieldsOf(document.document) }
}

function* versionBreaches(context: Context, isWrong: (version: number) => boolean): Iterable<Breach> {
  for (const { document, head } of heads(context)) {
    const { version } = head
    if (typeof version === "number" && isWrong(version))
      yield { document, pointer: "/version", values: { version, current: currentVersion } }
  }
}

export const headRules: readonly Rule[] = [
  error("kind-wrong", "The kind that a document states is the one of its file name.", function* (context) {
    for (const { document, head } of heads(context)) {
      if (typeof head["kind"] === "string" && head["kind"] !== document.kind)
        yield { document, pointer: "/kind", values: { found: head["kind"], wanted: document.kind } }
    }
  }),
  error("id-wrong", "The id of a document is its file name.", function* (context) {
    for (const { document, head } of heads(context)) {
      if (typeof head["id"] === "string" && head["id"] !== document.id)
        yield { document, pointer: "/id", values: { found: head["id"], wanted: document.id } }
    }
  }),
  error("version-old", "No document is older than the renderer can read.", (context) =>
    versionBreaches(context, (version) => version < currentVersion),
  ),
  error("version-new", "No document is newer than the renderer.", (context) =>
    versionBreaches(context, (version) => version > currentVersion),
  ),
  error(
    "schema-link-wrong",
    "`$schema` leads to the schema of the document's kind, so that editors complete it.",
    function* (context) {
      for (const { document, head } of heads(context)) {
        const link = head["$schema"]
        const wanted = posix.relative(posix.dirname(document.file), `meta/${document.kind}.schema.json`)
        if (typeof link === "string" && posix.normalize(link) !== wanted)
          yield { document, pointer: "/$schema", values: { found: link, wanted } }
      }
    },
  ),
]
