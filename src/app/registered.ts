import { actions, sources } from "virtual:app/registered"
import type { ActionServices } from "../actions"
import type { Registry } from "../../renderer"
import type { Stores } from "../platform/stores"

/** Sources by the name under which documents use them. */
export const createSources = (stores: Stores): Registry["sources"] => createAll(sources, stores)

/** Actions by the name under which documents use them. */
export const createActions = (services: ActionServices): Registry["actions"] => createAll(actions, services)

const createAll = <Services, Created>(
  creators: Readonly<Record<string, (services: Services) => Created>>,
  services: Services,
): Readonly<Record<string, Created>> =>
  Object.fromEntries(Object.entries(creators).map(([name, create]) => [name, create(services)]))
