/** A walk over one document, and the place where it is. */
import type { LoadedDocument } from "../../compiler"
import type { Json } from "../../model/documents"
import type { Definition } from "../../model/definitions"
import type { Fields } from "../../model/json"
import { within } from "../../model/pointer"
import type { Vocabulary } from "../vocabulary"
import type { Addition, Local } from "./local"
import type { Location, Reference } from "./reference"

export interface Walk {
  readonly vocabulary: Vocabulary
  readonly document: LoadedDocument
  readonly found: Reference[]
}

export interface Place {
  readonly value: Json
  readonly pointer: string
  readonly local: Local | undefined
  /** The list of which properties are named here. */
  readonly items?: string
  /** Definition whose options are read. */
  readonly definition: Definition | undefined
}

export type ObjectPlace = Place & { readonly value: Fields }

/** Records what is of interest at a place, and goes on inside it. */
export type Reader = (walk: Walk, place: Place) => void

type DetailsOf<Each> = Each extends Reference ? Omit<Each, keyof Location> : never
export type Details = DetailsOf<Reference>

export const record = ({ document, found }: Walk, { pointer, local }: Place, details: Details): void =>
  void found.push({ document, pointer, local, ...details } as Reference)

export const inside = (place: Place, segment: string | number, value: Json): Place => ({
  ...place,
  value,
  pointer: within(place.pointer, segment),
})

export const seeing = (place: Place, adds: Addition): Place => ({ ...place, local: { outer: place.local, adds } })
