import { createApplicationActions } from "./application"
import { createDialogs } from "./dialogs"
import { createFileActions } from "./files"
import { createMoves } from "./moves"
import type { Actions, ActionServices } from "./services"

export type { ActionServices, OverlayEnd } from "./services"

/** Actions by the name under which documents use them; declared in `definitions.ts`. */
export const createActions = (services: ActionServices) =>
  ({
    ...createMoves(services),
    ...createDialogs(services),
    ...createApplicationActions(services),
    ...createFileActions(services),
  }) satisfies Actions
