import { toJapanDatetime } from "../../../domain/japanTime"
import { checkPayload } from "../payload"
import { brandUrlPath } from "./brandAddress"
import type { BrandLoader } from "./brandLoader"
import type { CallClient } from "../callClient"
import { failed, ok } from "../results"

/** Answers the call for the address of the brands data with it, and every other with the brands, whatever their source. */
export function createBrandClient(loader: BrandLoader): CallClient {
  return {
    async send(call, _input, { signal }) {
      if (call.path === brandUrlPath) {
        const found = await loader.findUrl(signal)
        return "failure" in found ? failed(call, found.failure) : checkPayload(call, found)
      }
      const { data, copiedAt, failure } = await loader.load(signal)
      if (copiedAt !== undefined) return ok({ ...data, COPY_DATETIME: toJapanDatetime(copiedAt) })
      // Every row was judged where it came in; a schema over 100,000 rows would hold up the page for seconds.
      return failure ? failed(call, failure) : ok(data)
    },
  }
}
