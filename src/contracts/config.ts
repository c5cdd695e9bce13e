/* Generated from schemas/calls/config; `npm run generate` writes it anew. */

import type { Call as GlobalConfig } from "./config/global-config"

/** Request and response of every call of this client, by id. */
export interface ConfigCalls {
  "config/global-config": GlobalConfig
}
