import type { LoadedDocument } from "../../compiler"
import type { Json } from "../../model/documents"
import { isPath } from "../json"
import { within } from "../../model/pointer"
import { leavesIn } from "./conditions"
import { partsIn } from "./texts"
import { parsePath, readPath, readValuePath, type PathAnalysis } from "./typeScope"
import { derive, seen, type View } from "./views"

interface Use {
  readonly document: LoadedDocument
  readonly pointer: string
}

export interface PathUse extends Use {
  readonly path: string
  readonly analysis: PathAnalysis
}

/** Every `$path` of values, texts and conditions. */
export const pathUses = derive((view): readonly PathUse[] => [
  ...seen(view, "value").map(({ document, pointer, path, scope }) => ({
    document,
    pointer,
    path,
    analysis: readValuePath(scope, path),
  })),
  ...pathsOfTexts(view),
  ...leavesIn(view).flatMap(({ document, scope, leaf: { operands, pointer } }) =>
    operands.flatMap((path, index) =>
      isPath(path) ? [{ document, pointer: within(pointer, index), path, analysis: readValuePath(scope, path) }] : [],
    ),
  ),
])

/** What is no path at all was said when the text was parsed. */
const pathsOfTexts = (view: View): readonly PathUse[] =>
  partsIn(view).flatMap(({ document, pointer, scope, part }) => {
    const path = "get" in part ? part.get.join(".") : ""
    return parsePath(path) === undefined ? [] : [{ document, pointer, path, analysis: readValuePath(scope, path) }]
  })

export interface FormatUse extends Use {
  readonly format: string
  readonly argument: string | undefined
  /** Last name of the path of the value; undefined for a literal. */
  readonly name: string | undefined
  /** Undefined where the formatted value is a literal. */
  readonly analysis: PathAnalysis | undefined
  readonly literal?: Json
}

export const formatUses = derive((view): readonly FormatUse[] => [
  ...partsIn(view).flatMap(({ document, pointer, scope, part }) => {
    if (!("get" in part) || part.format === undefined) return []
    const { get, format, argument } = part
    return [
      { document, pointer, format, argument, name: get.at(-1), analysis: readPath(scope, parsePath(get.join("."))) },
    ]
  }),
  ...seen(view, "formatted").map(({ document, pointer, scope, format, value }) => ({
    document,
    pointer,
    ...splitFormat(format),
    name: isPath(value) ? value.split(".").at(-1) : undefined,
    ...(isPath(value) ? { analysis: readValuePath(scope, value) } : { analysis: undefined, literal: value }),
  })),
])

/** `code:status` is the format `code` with the argument `status`. */
export function splitFormat(text: string): Pick<FormatUse, "format" | "argument"> {
  const [format = "", ...rest] = text.split(":")
  return { format, argument: rest.length === 0 ? undefined : rest.join(":") }
}
