import type { CreateArea } from "../../engine"
import { seedNisa } from "./fixtures/seedNisa"
import { nisaWorlds } from "./fixtures/worlds"
import { newestDraft } from "./visitorDrafts"

/** The tax-free account: its state, its applications, what it holds. */
export const createArea: CreateArea = () => ({
  fixtures: nisaWorlds,
  hooks: { seedInvestor: seedNisa, nisaOfVisitor: newestDraft },
})
