import type { DocumentSet } from "../../../renderer/compiler"
import type { DrawnPart } from "../../domain/drawnParts"
import { isRecord, parseJson } from "../../domain/json"
import { partsOfPlace, placeOfPart, type WrittenPlace } from "./drawnParts"

export interface PartQuery {
  /** A `DrawnPart` as JSON. */
  part?: string
}

export interface PlaceQuery {
  file?: string
  pointer?: string
}

/** Where a part of a picture is written. */
export function sayPlace(set: DocumentSet, { part }: PartQuery): WrittenPlace | undefined {
  const asked = parseJson(part)
  return isPart(asked) ? placeOfPart(set, asked) : undefined
}

/** What a picture may draw of a place. */
export const sayParts = (set: DocumentSet, { file = "", pointer = "" }: PlaceQuery): readonly DrawnPart[] =>
  partsOfPlace(set, { file, pointer })

/** Other programs on this machine may send anything. */
function isPart(value: unknown): value is DrawnPart {
  if (!isRecord(value)) return false
  const { kind, at, question, questions, screen, sheet, index, label, text } = value
  const isOne = Number.isInteger(index) && typeof label === "string"
  switch (kind) {
    case "block":
      return typeof at === "string"
    case "question":
      return typeof question === "string"
    case "option":
      return typeof question === "string" && isOne
    case "section":
      return Array.isArray(questions) && questions.every((one) => typeof one === "string")
    case "header":
      return typeof screen === "string"
    case "sheet":
      return typeof sheet === "string"
    case "popup":
      return typeof screen === "string" && typeof text === "string"
    case "sheet-button":
      return typeof sheet === "string" && isOne
    default:
      return false
  }
}
