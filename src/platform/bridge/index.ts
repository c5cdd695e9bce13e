export { createBridge } from "./createBridge"
export type { BridgeDependencies } from "./createBridge"
export type { NativeBridge } from "./nativeBridge"
export { createRedirect } from "./redirect"
export type { BackTarget, Redirect } from "./redirect"
export { parseSchemes } from "./schemes"

export { detectEnvironment, detectHosted, detectNfc, detectPlatform } from "./detectHost"
export type { Environment, Platform } from "./detectHost"
