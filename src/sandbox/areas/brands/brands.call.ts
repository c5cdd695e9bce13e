import { handleOpen } from "../../engine"
import { brandsData } from "./brandsData"

/** The brands data at a fixed address; the app takes it from the address of `brand/url`, which can be cached. */
export const handle = handleOpen("brand/brands", async (_input, { tenant }) => ({
  kind: "http",
  response: { status: 200, body: brandsData(tenant.settings.brandCount).text, headers: {} },
}))
