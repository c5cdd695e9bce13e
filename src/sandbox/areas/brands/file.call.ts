import type { CallDocument } from "../../../../renderer/compiler"
import { handleOpen, notFound } from "../../engine"
import { brandsData } from "./brandsData"

/** The file that the answer of `brand/url` points to. It has an address, not a call document of the product. */
export const brandFileCall: CallDocument = {
  kind: "call",
  id: "brand/file",
  version: 1,
  client: "brand",
  method: "GET",
  path: "/brands/{file}",
  effect: "read",
  demo: true,
  request: { type: "object", required: ["file"], properties: { file: { type: "string" } } },
  response: { type: "object" },
  samples: { normal: { BRAND_ARRAY: [], SE_BRAND_ARRAY: [], IMAGE: [] } },
}

export const handle = handleOpen("brand/file", async (input, { tenant, caller }) => {
  const { text, etag, fileName } = brandsData(tenant.settings.brandCount)
  if (input.file !== fileName) return notFound
  const headers = { etag, "cache-control": "no-cache" }
  const isKnown = caller.knownEtag === etag
  return { kind: "http", response: { status: isKnown ? 304 : 200, body: isKnown ? "" : text, headers } }
})
