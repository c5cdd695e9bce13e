import type { WorkOutEffect } from "../../src/server/releases"

/** Stands in for the replay of all cases: only names what differs. */
export const namingEffect: WorkOutEffect = async (before, after) => ({
  of: after.size,
  screens: [...after.keys()]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => ({ id: path, title: path, kind: "changed" })),
  shared: [],
  cases: { of: 0, changed: 0, groups: [], untold: [] },
})
