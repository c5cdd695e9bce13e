import { netBankSite } from "../../../domain/partnerSites"
import type { RuntimeConfig } from "../../../platform/api"

/** Where the app finds this sandbox: everything on its own origin. */
export const ownConfig: RuntimeConfig = {
  bases: {
    legacy: "/api/legacy",
    bff: "/api/bff",
    brand: "/api/brand",
    config: "/api/config",
    aco: "/api/aco",
  },
  publicOrigin: "https://www.example.jp",
  brandHosts: [],
  uploadHosts: [],
  linkHosts: [new URL(netBankSite).host, "bank.example", "pay.example", "docs.example"],
  imageHosts: ["img.example"],
  androidInterface: "KamishibaiHost",
}
