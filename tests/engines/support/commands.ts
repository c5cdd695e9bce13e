/** What a customer does, as the W3C standard spells it over HTTP, and as Firefox spells it on its own socket. */
export const commands = {
  navigate: { path: "url", marionette: "Navigate" },
  back: { path: "back", marionette: "Back" },
  reload: { path: "refresh", marionette: "Refresh" },
  run: { path: "execute/sync", marionette: "ExecuteScript" },
  click: { path: "element/{id}/click", marionette: "ElementClick" },
  type: { path: "element/{id}/value", marionette: "ElementSendKeys" },
  addCookie: { path: "cookie", marionette: "AddCookie" },
} as const

export type Command = keyof typeof commands

/** Values of a command; `id` is the element that it is about. */
export type Values = Readonly<Record<string, unknown>>

/** One window of a browser that is driven from outside. */
export interface Session {
  /** Fails where the browser refuses, or does not answer in time. */
  send(command: Command, values?: Values): Promise<unknown>
  /** PNG of what the window shows, in base64. */
  picture(): Promise<string>
  /** What the page and the browser wrote on their console so far. */
  said(): string
  /** Ends the browser and all that was started for it. */
  end(): void
}
