/** What becomes of declared options when they reach the code that implements them: types only, nothing to import at run time. */
import type { ReactNode } from "react"
import type { Definition } from "./definitions"
import type { Action, ActionRunner, Format, Source } from "./implementations"
import type { SchemaType } from "./schemaType"
import type { Mark } from "./stores"

/** What the renderer hands over for each kind of option. */
interface ResolvedKinds {
  readonly text: string
  readonly rich: ReactNode
  readonly value: unknown
  /** Undefined while what the condition reads is not known. */
  readonly condition: boolean | undefined
  readonly test: (item: unknown) => boolean | undefined
  readonly actions: ActionRunner
  readonly blocks: ReactNode
  readonly template: (item: unknown, index: number) => ReactNode
  readonly mark: Mark
  /** Names may come from the data by a `$path`; of what type that is, the checks of the documents say. */
  readonly format: string
  readonly target: string
  readonly link: string
  readonly form: string
  readonly call: string
  readonly sheet: string
  readonly flow: string
  readonly codes: string
  readonly icon: string
  readonly illustration: string
  readonly image: string | null | undefined
  readonly property: string
}

/** Options by a schema of `options({...})`, resolved: for option shapes that several components share. */
export type ResolvedOf<Schema> = SchemaType<
  Schema,
  ResolvedKinds,
  { readonly absent: undefined; readonly other: unknown }
>

/** Resolved options of an action, source or control. */
export type OptionsOf<Declared extends Pick<Definition, "options">> = ResolvedOf<Declared["options"]>

/** Where a block stands in its document; `key` is the block's own. */
export interface BlockPosition {
  readonly at: string
  readonly key?: string
}

/** Props of a component: its resolved options. Import its definition as a type, so that it stays out of the bundle. */
export type PropsOf<Declared extends Pick<Definition, "options">> = OptionsOf<Declared> & {
  /** Present whenever the renderer draws the component for a document. */
  readonly block?: BlockPosition
}

/** Type of what a source or format gives, by its declared output. */
export type OutputOf<Declared> = Declared extends { readonly output: infer Output } ? ResolvedOf<Output> : unknown

export type ActionOf<Declared extends Pick<Definition, "options">> = Action<OptionsOf<Declared>>

export type SourceOf<Declared extends Pick<Definition, "options">> = Source<OptionsOf<Declared>, OutputOf<Declared>>

/** A format's argument is required where its options declare one. */
export type FormatOf<Declared extends Pick<Definition, "options">> = Format<
  OptionsOf<Declared> extends { readonly argument: infer Argument } ? Argument : string | undefined
>

type Named<Declared extends readonly Definition[], Name> = Extract<Declared[number], { readonly name: Name }>

/** An implementation for each of these declarations, by name: `{ ... } satisfies ActionsOf<typeof definitions>`. */
export type ActionsOf<Declared extends readonly Definition[]> = {
  readonly [Name in Declared[number]["name"]]: ActionOf<Named<Declared, Name>>
}
export type FormatsOf<Declared extends readonly Definition[]> = {
  readonly [Name in Declared[number]["name"]]: FormatOf<Named<Declared, Name>>
}
