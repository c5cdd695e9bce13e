/** The door of the releases: documents that reach customers without a build. */
export type { Created } from "./createRelease"
export { filesOf as hashesOf } from "./identity"
export type { BuildNeed } from "./needsBuild"
export { openReleases, type Releases } from "./openReleases"
export type { Ordered } from "./orders"
export { type Listing, registerReleaseDesk } from "./registerReleaseDesk"
export { registerReleases } from "./registerReleases"
export type { ReleaseFiles } from "./tables"
