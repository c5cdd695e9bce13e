/** What an event record tells the host; never a value of a customer. */
export type LogRecord = Readonly<Record<string, string>>

/** `unavailable`: the host cannot be reached, which is a general error for whoever needed it. */
export type BridgeAnswer = "sent" | "unavailable"

/** `stayed`: the page is still there, the host does not know the close link. */
export type Closing = "left" | "stayed"

/** The native app around the page. */
export interface NativeBridge {
  /** Nobody waits for a log record: one that cannot be sent is dropped silently. */
  sendLog(record: LogRecord): void
  showTopBar(isShown: boolean): Promise<BridgeAnswer>
  login(): void
  close(): Promise<Closing>
  openExternal(url: string): void
  rotate(): void
  /** Hears when something that was needed of the host could not be had. The result stops it. */
  onUnavailable(listen: () => void): () => void
}
