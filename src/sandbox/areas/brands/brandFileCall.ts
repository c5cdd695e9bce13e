import type { CallDocument } from "../../../../renderer/model/documents"

/** The file that the answer of `brand/url` points to. It has an address, not a call document of the product. */
export const brandFileCall: CallDocument = {
  kind: "call",
  id: "brand/brands",
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
