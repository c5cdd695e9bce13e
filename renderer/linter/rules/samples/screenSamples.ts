import {
  anything,
  commonScope,
  type Context,
  type LoadedDocument,
  remember,
  type Sample,
  type Schema,
  within,
} from "../../kit"

export const screenSamples = remember(({ set }) =>
  set.all("screen").flatMap((screen) =>
    Object.entries(screen.document.samples).map(([name, sample]) => ({
      screen,
      name,
      sample,
      pointer: within("/samples", name),
    })),
  ),
)

export type ScreenSample = ReturnType<typeof screenSamples>[number]

type Part = "actions" | "calls" | "later" | "answers" | "kept" | "ctx" | "query"

interface SampleEntry<Value> {
  readonly document: LoadedDocument<"screen">
  readonly name: string
  readonly value: Value
  readonly pointer: string
}

type ValueOf<Name extends Part> = NonNullable<Sample[Name]>[string]

/** Entries of one part of all samples. */
export const entriesOf = <Name extends Part>(context: Context, part: Name): readonly SampleEntry<ValueOf<Name>>[] =>
  screenSamples(context).flatMap(({ screen, sample, pointer }) =>
    Object.entries(sample[part] ?? {}).map(([name, value]) => ({
      document: screen,
      name,
      value: value as ValueOf<Name>,
      pointer: within(pointer, part, name),
    })),
  )

/** What samples say of calls: how the first ends, and those after it. */
export const answersOf = (context: Context): readonly SampleEntry<string>[] => [
  ...entriesOf(context, "calls"),
  ...entriesOf(context, "later"),
]

/** What app.json declares of `kept` and `ctx`. */
export const declaredRoot = (context: Context, part: "kept" | "ctx"): Schema =>
  commonScope(context).roots.get(part) ?? anything
