import type { AskedField } from "../../domain/workshop"

/** What a problem says of the fields of a form, by the words that customers see instead of their names in documents. */
export const withLabels = (text: string, file: string, fields: readonly AskedField[]): string =>
  text.replaceAll(/「(\w+)」/g, (quoted, name: string) => {
    const field = fields.find((one) => one.field === name && one.file === file)
    return field === undefined ? quoted : `「${field.label}」`
  })
