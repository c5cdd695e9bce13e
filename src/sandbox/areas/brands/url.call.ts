import { notFound, ok } from "../../engine/calls/answer"
import type { OpenHandler } from "../../engine/calls/openBackends"
import { brandsData } from "./brandsData"

/** Where the brands file lies; the path of the call document below. */
export const brandUrl: OpenHandler = async (_input, { space, caller }) => {
  const { fileName } = brandsData(space.settings.brandCount)
  return ok({ url: `${caller.origin}/api/brand/brands/${fileName}` })
}

export const brandFile: OpenHandler = async (input, { space, caller }) => {
  const { text, etag, fileName } = brandsData(space.settings.brandCount)
  if (input["file"] !== fileName) return notFound
  const headers = { etag, "cache-control": "no-cache" }
  if (caller.knownEtag === etag) return { kind: "wire", wire: { status: 304, body: "", headers } }
  return { kind: "wire", wire: { status: 200, body: text, headers } }
}
