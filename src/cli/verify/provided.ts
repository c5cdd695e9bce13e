import type { ProvidedContext } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** Paths from the root of the repository. */
    readonly filesThatReadDocuments: readonly string[]
  }
}

/** By what name a run of unit tests tells its tests which of them may read documents. */
export const filesThatReadDocuments = "filesThatReadDocuments" satisfies keyof ProvidedContext
