/** The door of the releases: documents that reach customers without a build. */
export { createJudge, type Judge, type Verdict } from "./judgeRelease"
export { openReleases, type Releases } from "./openReleases"
export type { Ordered } from "./orders"
export type { PeopleSource } from "./people/openPeople"
export type { WorkOutEffect } from "./proposals/effects"
export type { Proposed } from "./proposals/propose"
export { registerReleaseDesk } from "./registerReleaseDesk"
export { registerReleases } from "./registerReleases"
