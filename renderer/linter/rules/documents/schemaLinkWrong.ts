import { error } from "../../kit"
import { posix } from "node:path"

export const schemaLinkWrong = error(
  "schema-link-wrong",
  "`$schema` leads to the schema of the document's kind, so that editors complete it.",
  function* ({ set }) {
    for (const document of set.documents) {
      const { $schema: found } = document.document
      const wanted = posix.relative(posix.dirname(document.file), `meta/${document.kind}.schema.json`)
      if (found !== undefined && posix.normalize(found) !== wanted)
        yield { document, pointer: "/$schema", values: { found, wanted } }
    }
  },
)
