import { type Definition, fieldShape, option } from "../../../renderer/definitions"

/** What every block has besides the options of its component. */
const ofBlocks = { when: option.condition }

/** What can be set of a part: options of its own, and what every block or every field has. */
export function offeredOptions({ kind, options }: Definition): Definition["options"] {
  const common = kind === "widget" ? ofBlocks : kind === "control" ? fieldShape.properties : {}
  return { ...options, properties: { ...common, ...options.properties } }
}
