import { omit } from "./payload"
import { envelopeFailure, exchange } from "./bffWire"
import type { WireDependencies } from "./bffWire"
import type { CallClient } from "./callClient"

/** The backend-for-frontend: flat payloads, errors in `halfsheet_error` and `business_error_code`. */
export function createBffClient(dependencies: WireDependencies): CallClient {
  return {
    send: (call, input, { signal, again = false }) =>
      exchange(call, dependencies, {
        input,
        signal,
        isOnPurpose: again,
        evaluate: (body, check) =>
          envelopeFailure(call, body, dependencies.closeLabel) ??
          check(call, omit(body, ["halfsheet_error", "business_error_code"])),
      }),
  }
}
