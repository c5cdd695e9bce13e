import { type PointerEdit, writeDocument } from "../../../renderer/editing"

interface NewDocument {
  /** Below the root. */
  readonly file: string
  readonly kind: "screen" | "form" | "call"
  readonly id: string
  readonly content: object
}

/** What makes the file of a document, with the head that all have. */
export function createDocument({ file, kind, id, content }: NewDocument): PointerEdit {
  const $schema = `${"../".repeat(file.split("/").length - 1)}meta/${kind}.schema.json`
  return {
    op: "create",
    file,
    pointer: "",
    text: writeDocument({ $schema, kind, id, version: 1, ...content }),
    seen: null,
  }
}
