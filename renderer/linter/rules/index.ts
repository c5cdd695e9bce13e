import { calls } from "./calls"
import { conditions } from "./conditions"
import { documents } from "./documents"
import { fields } from "./fields"
import { flows } from "./flows"
import { names, unknownNames } from "./names"
import { paths } from "./paths"
import { routes } from "./routes"
import { samples } from "./samples"
import { schemas } from "./schemas"
import { screens } from "./screens"
import { tables } from "./tables"
import { texts } from "./texts"

/** Every rule, by family: a family has a folder here, a file of sentences and a file of invalid examples in the tests. */
export const families = {
  documents,
  names,
  paths,
  conditions,
  texts,
  screens,
  samples,
  calls,
  fields,
  schemas,
  flows,
  routes,
  tables,
} as const

export type Family = keyof typeof families

/** Ids of the rules of a family: sentences and examples are typed by them, so that none can be missing. */
export type RuleIdOf<Name extends Family> = (typeof families)[Name][number]["id"]

export type RuleId = RuleIdOf<Family>

/** The few quick rules without which a document cannot be drawn as it was meant. */
export const quickRules = [...documents, ...unknownNames]
