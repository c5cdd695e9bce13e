import {
  callUses,
  type Context,
  isText,
  type Json,
  type LoadedDocument,
  requestSchemaOf,
  type Schema,
  type TypeScope,
  within,
} from "../../kit"

interface GivenInput {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly scope: TypeScope
  readonly call: LoadedDocument<"call">
  readonly request: Schema
  readonly name: string
  readonly value: Json
}

/** What calls are given, name by name. */
export function* givenInputs(context: Context): Iterable<GivenInput> {
  for (const { document, pointer, scope, call, input = {} } of callUses(context)) {
    const request = requestSchemaOf(context, call)
    for (const [name, value] of Object.entries(isText(input) ? {} : input))
      yield { document, pointer: within(pointer, "input", name), scope, call, request, name, value }
  }
}
