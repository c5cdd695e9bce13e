/** JSON Schema types of values that several controls edit. */
export const typed = ["string", "integer", "number"] as const
export const choosable = ["string", "integer", "number", "boolean"] as const
