import { outcomes } from "../../model/calls"
import { callUses, clientOutcomes, codesOf, isWrite, openOutcomes } from "../callUses"
import { fieldsOf, isFields, textOf, textsOf, within } from "../json"
import { nearest, suggestion } from "../nearest"
import { error, type Breach, type Context, type LoadedDocument, type Rule } from "../rule"
import { expandSchema, typesOf } from "../schemas"
import { readValuePath } from "../scope"
import { sitesOf } from "../sites"

const requestOf = (context: Context, call: LoadedDocument) => {
  const schema = fieldsOf(call.document)["request"]
  return expandSchema({ set: context.set, file: call.file, root: call.document }, schema)
}

/** Outcomes that a place may name. */
function possibleOutcomes(
  context: Context,
  call: LoadedDocument | undefined,
  declared: readonly string[],
): readonly string[] {
  if (call === undefined) return ["ok", ...declared]
  const ends = outcomes.filter((outcome) => outcome !== "unconfirmed" || isWrite(call))
  return [
    ...ends,
    ...codesOf(call),
    ...declared,
    ...Object.keys(clientOutcomes(context, fieldsOf(call.document)["client"])),
  ]
}

function* impossible(
  names: readonly string[],
  known: readonly string[],
  place: Pick<Breach, "document" | "pointer">,
): Iterable<Breach> {
  for (const name of names) {
    if (!known.includes(name))
      yield {
        document: place.document,
        pointer: within(place.pointer, name),
        values: { name, known, ...suggestion(name, known) },
      }
  }
}

export const callRules: readonly Rule[] = [
  error("outcome-open", "Whatever way a call ends, someone has said what follows.", function* (context) {
    for (const use of callUses(context)) {
      const open = use.survives ? [] : openOutcomes(context, use)
      if (open.length > 0) yield { document: use.document, pointer: use.pointer, values: { call: use.call.id, open } }
    }
  }),
  error("outcome-impossible", "`on` names only ways in which the action can end.", function* (context) {
    for (const { document, pointer, action, definition } of sitesOf(context, "action")) {
      const call = context.set.find("call", textOf(action["call"]) ?? "")
      if (definition === undefined || !isFields(action["on"]) || (action["call"] !== undefined && call === undefined))
        continue
      yield* impossible(Object.keys(action["on"]), possibleOutcomes(context, call, definition.outcomes ?? []), {
        document,
        pointer: within(pointer, "on"),
      })
    }
    for (const use of callUses(context)) {
      if (use.pointer.startsWith("/data/"))
        yield* impossible(Object.keys(use.on), possibleOutcomes(context, use.call, []), {
          document: use.document,
          pointer: within(use.pointer, "on"),
        })
    }
    for (const call of context.set.all("call")) {
      yield* impossible(Object.keys(fieldsOf(call.document.outcomes)), possibleOutcomes(context, call, []), {
        document: call,
        pointer: "/outcomes",
      })
    }
  }),
  error("client-default-missing", "errors.json says for every client what follows each outcome.", function* (context) {
    const errors = context.set.find("errors", "errors")
    if (errors === undefined) return
    for (const client of Object.keys(fieldsOf(errors.document.clients))) {
      const calls = context.set.all("call").filter(({ document }) => document.client === client)
      const wanted = outcomes.filter(
        (outcome) => outcome !== "ok" && outcome !== "cancelled" && (outcome !== "unconfirmed" || calls.some(isWrite)),
      )
      const missing = wanted.filter((outcome) => !Object.hasOwn(clientOutcomes(context, client), outcome))
      if (missing.length > 0)
        yield { document: errors, pointer: within("/clients", client, "outcomes"), values: { client, missing } }
    }
  }),
  error("client-outcome-unknown", "errors.json answers only outcomes that calls have.", function* (context) {
    const errors = context.set.find("errors", "errors")
    if (errors === undefined) return
    for (const [client, entry] of Object.entries(fieldsOf(errors.document.clients))) {
      const codes = context.set
        .all("call")
        .filter(({ document }) => document.client === client)
        .flatMap(codesOf)
      const known = [...outcomes, ...codes]
      // Codes that any call of the client may answer stand here too: only a misspelt outcome can be told.
      const named = Object.keys(fieldsOf(fieldsOf(entry)["outcomes"])).filter(
        (name) => !known.includes(name) && nearest(name, outcomes) !== undefined,
      )
      yield* impossible(named, known, { document: errors, pointer: within("/clients", client, "outcomes") })
      const { before } = fieldsOf(entry)
      if (typeof before === "string" && !known.includes(before))
        yield {
          document: errors,
          pointer: within("/clients", client, "before"),
          values: { name: before, known, ...suggestion(before, known) },
        }
    }
  }),
  error("effect-missing", "A call that changes something says so: `effect` is `write`.", function* (context) {
    for (const call of context.set.all("call")) {
      const { method, effect } = call.document
      if (["PUT", "PATCH", "DELETE"].includes(method) && effect === "read")
        yield { document: call, pointer: "/effect", values: { method } }
    }
  }),
  error("effect-on-get", "GET changes nothing.", function* (context) {
    for (const call of context.set.all("call"))
      if (call.document.method === "GET" && isWrite(call)) yield { document: call, pointer: "/effect" }
  }),
  error("path-parameter-missing", "Every `{name}` of a path is a property of the request.", function* (context) {
    for (const call of context.set.all("call")) {
      const known = Object.keys(fieldsOf(requestOf(context, call)["properties"]))
      for (const [, name = ""] of String(call.document.path ?? "").matchAll(/\{([^}]*)\}/g)) {
        if (!known.includes(name))
          yield { document: call, pointer: "/path", values: { name, known, ...suggestion(name, known) } }
      }
    }
  }),
  error("call-path-wrong", "Paths of calls start at the client's base URL.", function* (context) {
    for (const call of context.set.all("call")) {
      const { path } = call.document
      if (typeof path === "string" && (/^\/\/|:\/\/|\.\.|[\s?#\\]/.test(path) || path === ""))
        yield { document: call, pointer: "/path", values: { path } }
    }
  }),
  error("input-missing", "Calls get everything that their request requires.", function* (context) {
    for (const { document, pointer, call, input } of callUses(context)) {
      if (input !== undefined && !isFields(input)) continue
      const given = Object.keys(fieldsOf(input))
      const missing = textsOf(requestOf(context, call)["required"]).filter((name) => !given.includes(name))
      if (missing.length > 0)
        yield {
          document,
          pointer: input === undefined ? pointer : within(pointer, "input"),
          values: { call: call.id, missing },
        }
    }
  }),
  error("input-unknown", "Calls get only what their request knows.", function* (context) {
    for (const { document, pointer, call, input } of callUses(context)) {
      const request = requestOf(context, call)
      const known = Object.keys(fieldsOf(request["properties"]))
      if (
        request["additionalProperties"] === true ||
        isFields(request["additionalProperties"]) ||
        !isFields(request["properties"])
      )
        continue
      for (const name of Object.keys(fieldsOf(input))) {
        if (!known.includes(name))
          yield {
            document,
            pointer: within(pointer, "input", name),
            values: { call: call.id, name, known, ...suggestion(name, known) },
          }
      }
    }
  }),
  error("input-type", "Inputs have the type that the request asks for.", function* (context) {
    for (const { document, pointer, scope, call, input } of callUses(context)) {
      const properties = fieldsOf(requestOf(context, call)["properties"])
      for (const [name, value] of Object.entries(fieldsOf(input))) {
        const reading = typeof value === "string" && value.startsWith("$") ? readValuePath(scope, value) : undefined
        const found = reading?.kind === "known" ? [...typesOf(reading.schema)].filter((type) => type !== "null") : []
        const wanted = [...typesOf(fieldsOf(properties[name]))]
        const clash = found.length > 0 && wanted.length > 0 && !found.some((type) => wanted.includes(type))
        if (clash)
          yield { document, pointer: within(pointer, "input", name), values: { call: call.id, name, found, wanted } }
      }
    }
  }),
  error("data-writes", "Opening a screen changes nothing: its data comes from calls that read.", function* (context) {
    for (const { document, pointer, call } of callUses(context)) {
      if (pointer.startsWith("/data/") && document.kind === "screen" && isWrite(call))
        yield { document, pointer: within(pointer, "call"), values: { call: call.id } }
    }
  }),
]
