/** Names that belong to the renderer itself, as its definitions declare them; those stay out of the browser. */
export const coreNames = {
  widgets: ["form", "group", "each", "more"],
  actions: [
    "submit",
    "call",
    "load",
    "set",
    "set-query",
    "add-item",
    "remove-item",
    "keep",
    "answer",
    "reset",
    "next",
    "choose",
  ],
} as const
