/** A file that a control hands to the actions that send it. */
export interface OutgoingFile {
  readonly blob: Blob
  /** Told how much of it has left, from 0 to 1. */
  onProgress(share: number): void
}

export const isOutgoingFile = (value: unknown): value is OutgoingFile =>
  typeof value === "object" && value !== null && "blob" in value && value.blob instanceof Blob && "onProgress" in value
