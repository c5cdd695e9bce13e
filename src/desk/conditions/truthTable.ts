import type { Truth } from "../../../renderer"
import type { AskedField } from "../../domain/workshop"
import { fieldAt, judge, comparedWith, type Leaf, leavesOf, pathsOf } from "../../sentences"

/** Values of one path that the condition cannot tell apart; undefined is no answer. */
export type Alike = readonly unknown[]

export interface TruthTable {
  readonly paths: readonly string[]
  readonly rows: readonly { readonly cells: readonly Alike[]; readonly truth: Truth }[]
}

const mostRows = 32

/** What a condition comes to for every kind of answer; undefined where the table would be too long to read. */
export function truthTable(
  condition: unknown,
  named: (name: string) => unknown,
  fields: readonly AskedField[],
): TruthTable | undefined {
  const leaves = leavesOf(condition, named)
  const paths = pathsOf(leaves)
  const kinds = paths.map((path) => kindsOf(path, leaves, fields))
  if (kinds.reduce((count, { length }) => count * length, 1) > mostRows) return undefined
  const rows = kinds.reduce<readonly (readonly Alike[])[]>(
    (found, own) => found.flatMap((cells) => own.map((cell) => [...cells, cell])),
    [[]],
  )
  return {
    paths,
    rows: rows.map((cells) => ({
      cells,
      truth: judge(condition, { named, valueOf: (path) => cells[paths.indexOf(path)]?.[0] }).truth,
    })),
  }
}

/** The values of a path, those together that every comparison judges alike. */
function kindsOf(path: string, leaves: readonly Leaf[], fields: readonly AskedField[]): readonly Alike[] {
  const reading = leaves.filter(({ operands }) => operands.includes(path))
  const isAlone = reading.every(({ operands }) => pathsOf([{ operator: "", operands }]).length === 1)
  const kinds = new Map<string, unknown[]>()
  for (const value of [...valuesOf(path, leaves, fields), undefined]) {
    const verdicts = reading.map(
      ({ operator, operands }) =>
        judge({ [operator]: operands }, { named: () => undefined, valueOf: () => value }).truth,
    )
    const key = isAlone ? `${value === undefined} ${verdicts.map(String).join(" ")}` : JSON.stringify([value])
    kinds.set(key, [...(kinds.get(key) ?? []), value])
  }
  return [...kinds.values()]
}

function valuesOf(path: string, leaves: readonly Leaf[], fields: readonly AskedField[]): readonly unknown[] {
  const field = fieldAt(path, fields)
  const compared = comparedWith(path, leaves)
  const numbers = compared.filter((value) => typeof value === "number")
  const listed = field?.choices.map(({ value }) => value) ?? []
  // What can be chosen is all that there is.
  const beside = listed.length > 0 ? [] : numbers.flatMap((number) => [number - 1, number + 1])
  const values = [...new Set([...listed, ...compared, ...beside])]
  if (field?.type === "list" || reads(path, leaves, lists)) return [[], ...values.map((value) => [value])]
  if (field?.type === "flag" || values.some((value) => typeof value === "boolean")) return [true, false]
  const other = listed.length > 0 || numbers.length > 0 ? [] : ["？"]
  return numbers.length > 0 ? values.toSorted((one, next) => Number(one) - Number(next)) : [...values, ...other]
}

const lists: ReadonlySet<string> = new Set(["contains", "containsAny", "containsAll", "countIs", "countAtLeast"])

const reads = (path: string, leaves: readonly Leaf[], operators: ReadonlySet<string>) =>
  leaves.some(({ operator, operands }) => operators.has(operator) && operands[0] === path)
