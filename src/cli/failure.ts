/** Why a command could not run, as one sentence for whoever typed it. Exit code 2. */
export class CommandError extends Error {
  override readonly name = "CommandError"
}

export interface Output {
  /** Writes lines to stdout. */
  print(text: string): void
}

export interface Terminal extends Output {
  /** Writes a sentence, or what is wrong, to stderr. */
  printError(text: string): void
}

export const exitCodes = { ok: 0, errors: 1, couldNotRun: 2 } as const
