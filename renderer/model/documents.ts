/** The documents as people write them: JSON files, one kind each. Their types follow from `shapes/`. */
import type { ActionSource, BlockSource, Condition, Json, JsonSchema, Value } from "./basics"
import type { SchemaType } from "./schemaType"
import type { documentShapes, partShapes } from "./shapes"

export type { ActionSource, BlockSource, Condition, Json, JsonSchema, Value } from "./basics"

/** What is written for each kind of option, and for each reference of the shapes. */
interface WrittenKinds {
  readonly text: string
  readonly rich: string
  readonly value: Value
  readonly condition: Condition
  readonly actions: readonly ActionSource[]
  readonly blocks: readonly BlockSource[]
  readonly template: readonly BlockSource[]
  readonly anything: Json
  readonly constants: Readonly<Record<string, Json>> & {
    readonly avoidedWords?: Readonly<Record<string, string>>
    readonly numberWords?: Readonly<Record<string, number>>
    readonly boundWords?: Readonly<Record<string, "gte" | "lte" | "gt" | "lt">>
  }
  readonly schema: JsonSchema
  readonly outcomes: Readonly<Record<string, readonly ActionSource[]>>
  readonly entryActions: readonly ActionSource[]
  readonly entryCondition: Condition
  readonly data: DataSource
  readonly mark: MarkSource
  readonly sample: Sample
  readonly step: StepSource
  readonly fieldOption: Part<"fieldOption">
  /** As they are loaded: whatever a code table says stands in its place. */
  readonly fieldOptions: readonly Part<"fieldOption">[]
  readonly optionsFrom: Part<"optionsFrom">
  readonly ui: readonly UiSource[]
}

/** Every other reference is a name, and written as a text. */
type Written<Schema> = SchemaType<Schema, WrittenKinds, { readonly absent: never; readonly other: string }>
type Part<Name extends keyof typeof partShapes> = Written<(typeof partShapes)[Name]>

export type DataSource = Part<"data">
export type MarkSource = Part<"mark">
export type Sample = Part<"sample">
export type StepSource = Part<"step">
/** Further options are those of the control, declared by its definition. */
export type FieldSource = Part<"field"> & { readonly [option: string]: Json }
export type SectionSource = Part<"section">
export type UiSource = FieldSource | SectionSource | BlockSource

export type DocumentKind = keyof typeof documentShapes
/** One kind of document as written: `DocumentOf<"screen">`. */
export type DocumentOf<Kind extends DocumentKind> = Written<(typeof documentShapes)[Kind]>

export type ScreenDocument = DocumentOf<"screen">
export type FormDocument = DocumentOf<"form">
export type CallDocument = DocumentOf<"call">
