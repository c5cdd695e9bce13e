import * as calls from "./calls"
import * as conditions from "./conditions"
import * as documents from "./documents"
import * as fields from "./fields"
import * as flows from "./flows"
import * as names from "./names"
import * as paths from "./paths"
import * as routes from "./routes"
import * as samples from "./samples"
import * as schemas from "./schemas"
import * as screens from "./screens"
import * as tables from "./tables"
import * as texts from "./texts"
import * as values from "./values"

/** Every rule, by family: a family has a folder here, a file of sentences and a file of invalid examples in the tests. */
export const families = {
  documents: Object.values(documents).flat(),
  names: Object.values(names).flat(),
  paths: Object.values(paths).flat(),
  conditions: Object.values(conditions).flat(),
  values: Object.values(values).flat(),
  texts: Object.values(texts).flat(),
  screens: Object.values(screens).flat(),
  samples: Object.values(samples).flat(),
  calls: Object.values(calls).flat(),
  fields: Object.values(fields).flat(),
  schemas: Object.values(schemas).flat(),
  flows: Object.values(flows).flat(),
  routes: Object.values(routes).flat(),
  tables: Object.values(tables).flat(),
} as const

export type Family = keyof typeof families

/** Ids of the rules of a family: sentences and examples are typed by them, so that none can be missing. */
export type RuleIdOf<Name extends Family> = (typeof families)[Name][number]["id"]

export type RuleId = RuleIdOf<Family>

/** The few quick rules without which a document cannot be drawn as it was meant. */
export const quickRules = [...families.documents, ...names.unknownNames]
