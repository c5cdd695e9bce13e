import { option } from "../../renderer/definitions"

/** Parameters of an address, or values of a half-sheet, by name. */
export const query = { type: "object", additionalProperties: option.value } as const
/** An address with places `{NAME}`, a literal or what a server sent, and what stands in them. */
export const template = { template: option.value, values: query } as const
/** What leads to another screen. */
export const move = { "to!": option.target, query } as const
