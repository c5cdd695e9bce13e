import type { BrandLoader } from "./brandLoader"
import type { CallClient } from "./callClient"
import { checkPayload } from "./payload"
import { failed } from "./results"

/** Every call of this client is answered with the brands data, whatever source it came from. */
export function createBrandClient(loader: BrandLoader): CallClient {
  return {
    async send(call, _input, signal) {
      const { data, failure } = await loader.load(signal)
      return failure ? failed(call, failure) : checkPayload(call, data)
    },
  }
}
