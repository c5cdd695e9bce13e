import type { Family } from "../../../../renderer/linter"
import { edited } from "../support"
import { zoo, type Files } from "../zoo"
import { calls } from "./calls"
import { documents } from "./documents"
import type { ExamplesOf, InvalidExample } from "./example"
import { expressions } from "./expressions"
import { flows } from "./flows"
import { forms } from "./forms"
import { names } from "./names"
import { screens } from "./screens"
import { tables } from "./tables"
import { texts } from "./texts"
import { values } from "./values"

/** For every rule, the smallest change of the zoo that breaks it. */
export const invalidExamples: ExamplesOf<Family> = {
  ...documents,
  ...names,
  ...expressions,
  ...texts,
  ...screens,
  ...calls,
  ...forms,
  ...flows,
  ...tables,
  ...values,
}

/** The zoo with the mistake in it. */
export function filesOf({ file, edits, besides = {} }: InvalidExample): Files {
  const content = besides[file] ?? zoo[file]
  if (content === undefined) throw new Error(`no file ${file}`)
  return { ...zoo, ...besides, [file]: edited(content, edits) }
}
