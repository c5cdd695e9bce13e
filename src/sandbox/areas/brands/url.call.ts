import { handleOpen, ok } from "../../engine"
import { brandsData } from "./brandsData"

/** Where the brands file lies. */
export const handle = handleOpen("brand/url", async (_input, { tenant, caller }) => {
  const { fileName } = brandsData(tenant.settings.brandCount)
  return ok({ url: `${caller.origin}/api/brand/brands/${fileName}` })
})
