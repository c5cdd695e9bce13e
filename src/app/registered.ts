import { actions } from "virtual:app/actions"
import type { ActionServices } from "../actions"
import type { Registry } from "../../renderer"

/** Actions by the name under which documents use them. */
export const createActions = (services: ActionServices): Registry["actions"] =>
  Object.fromEntries(Object.entries(actions).map(([name, create]) => [name, create(services)]))
