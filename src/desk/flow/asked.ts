import { type Fields, isFields } from "../json"
import type { AskedField } from "../../domain/workshop"
import { fieldAt, pathName, comparedWith, type Leaf, leavesOf, pathsOf } from "../../sentences"

/** A value that decides which steps a customer goes through, and what it can be. */
export interface Asked {
  readonly path: string
  readonly label: string
  /** File of the form that asks for it; absent where nobody is asked. */
  readonly form?: string
  readonly kind: "one" | "many" | "flag" | "number" | "text"
  readonly choices: AskedField["choices"]
}

interface Surroundings {
  readonly named: (name: string) => unknown
  readonly fields: readonly AskedField[]
}

/** Everything that the conditions of the steps speak of, in the order of the steps. */
export function askedBy(
  conditions: readonly unknown[],
  decided: readonly Decided[],
  { named, fields }: Surroundings,
): readonly Asked[] {
  const leaves = conditions.flatMap((condition) => leavesOf(condition, named))
  const behind = (path: string): readonly string[] => {
    const cases = decided.find(({ value }) => value === path)?.cases
    return cases ? pathsOf(cases.flatMap(({ when }) => leavesOf(when, named))) : [path]
  }
  const every = [...leaves, ...decided.flatMap(({ cases }) => cases.flatMap(({ when }) => leavesOf(when, named)))]
  return [...new Set(pathsOf(leaves).flatMap(behind))].map((path) => describe(path, every, fields))
}

function describe(path: string, leaves: readonly Leaf[], fields: readonly AskedField[]): Asked {
  const field = fieldAt(path, fields)
  const compared = comparedWith(path, leaves)
  const known = field?.choices ?? []
  const choices = known.length > 0 ? known : compared.filter(isText).map((value) => ({ value, label: value }))
  return {
    path,
    label: pathName(path, fields) ?? path,
    ...(field?.file.endsWith(".form.json") === true ? { form: field.file } : {}),
    kind: kindOf(field, compared, choices.length > 0),
    choices,
  }
}

function kindOf(field: AskedField | undefined, compared: readonly unknown[], isListed: boolean): Asked["kind"] {
  if (isListed) return field?.type === "list" ? "many" : "one"
  if (field?.type === "flag" || compared.some((value) => typeof value === "boolean")) return "flag"
  return field?.type === "number" || compared.some((value) => typeof value === "number") ? "number" : "text"
}

const isText = (value: unknown): value is string => typeof value === "string"

/** What the server makes of answers: the first case that holds. */
export interface Decided {
  readonly value: string
  readonly cases: readonly { readonly when?: unknown; readonly is: unknown }[]
}

export const decidedIn = (model: Fields): readonly Decided[] =>
  fieldsIn(model["decided"]).map((one) => ({
    value: String(one["value"]),
    cases: fieldsIn(one["cases"]).map((each) => ({ when: each["when"], is: each["is"] })),
  }))

/** Somebody who goes through the flow: what becomes known of them without being asked. */
export interface Given {
  readonly label: string
  readonly people: readonly { readonly label: string; readonly values: Fields }[]
}

export const givenIn = (model: Fields): readonly Given[] =>
  fieldsIn(model["given"]).map((one) => ({
    label: String(one["label"]),
    people: fieldsIn(one["choices"]).map((choice) => ({
      label: String(choice["label"]),
      values: isFields(choice["values"]) ? choice["values"] : {},
    })),
  }))

const fieldsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
