import { option } from "../../renderer/definitions"

/** Parameters of an address, or values of a half-sheet, by name. */
export const query = { type: "object", additionalProperties: option.value } as const
/** What leads to another screen. */
export const move = { "to!": option.target, query } as const
