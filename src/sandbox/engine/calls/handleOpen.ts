import type { BffCalls } from "../../../contracts/bff"
import type { BrandCalls } from "../../../contracts/brand"
import type { ConfigCalls } from "../../../contracts/config"
import type { Answer } from "./answer"
import type { CallContext, Handler } from "./handler"

interface OpenCalls extends BffCalls, BrandCalls, ConfigCalls {
  /** A file beside the calls that have documents. */
  readonly "brand/file": { readonly request: { readonly file: string }; readonly response: object }
}

/** The rule of a call that asks nobody who they are, typed by its call document. */
export const handleOpen = <Call extends keyof OpenCalls>(
  call: Call,
  run: (input: OpenCalls[Call]["request"], context: CallContext) => Promise<Answer<OpenCalls[Call]["response"]>>,
): Handler => ({ call, run })
