import type { PointerEdit } from "../../../../renderer/editing"
import type { QuestionRemoval } from "../../../domain/answerPlaces"
import { isRecord, recordOf } from "../../../domain/json"
import { segmentsOf, valueAt, within } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"
import { placeOfReference } from "./schemaPlaces"
import { type Host, hostsOf } from "./senders"
import { neededBy } from "./neededBy"
import { type Trace, tracesOf } from "./traces"
import { objectsIn, questionsIn } from "./walkWritten"

/** What takes a part out of a form with all that was written for the questions in it, and where their answers are needed. */
export function removeQuestion(written: WrittenValues, place: WrittenPlace): QuestionRemoval<PointerEdit> {
  const { file } = place
  const ui = recordOf(written.get(file))["ui"]
  const isInside = (pointer: string) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`)
  const all = questionsIn(ui)
  const names = all.filter(({ pointer }) => isInside(pointer)).map(({ name }) => name)
  // One that is asked twice, in two sections, is asked on.
  const gone = names.filter((name) => !all.some((one) => one.name === name && !isInside(one.pointer)))
  const hosts = hostsOf(written, String(recordOf(written.get(file))["id"]))
  const remove = (one: WrittenPlace) =>
    ({
      file: one.file,
      pointer: one.pointer,
      op: "remove",
      seen: valueAt(written.get(one.file), one.pointer),
    }) as PointerEdit
  const parts = gone.map((name) => {
    const traces = tracesOf(written, { file, name })
    const taken = [...removableTraces(written, traces), ...sampledAnswers(written, hosts, name)]
    return { taken, uses: neededBy(written, { file, name, hosts, traces, places: [...taken, place] }) }
  })
  return {
    edits: [...parts.flatMap(({ taken }) => taken.map(remove)), remove(place)],
    uses: parts.flatMap(({ uses }) => uses),
  }
}

/** What nobody else needs: a schema that others refer to stays, and so does what a call takes from elsewhere, too. */
export function removableTraces(written: WrittenValues, traces: readonly Trace[]): readonly Trace[] {
  const isAlone = (one: Trace) => referrersOf(written, one).every((by) => traces.some((own) => isSamePlace(own, by)))
  const isSentElsewhere = (one: Trace) =>
    sendersOfName(written, one).some((by) => !traces.some((own) => isSamePlace(own, by)))
  return traces.filter(
    (one) =>
      one.kind === "schema" ||
      one.kind === "named" ||
      (isRecord(one.value) && !("$ref" in one.value && one.kind === "shared") && isAlone(one) && !isSentElsewhere(one)),
  )
}

const isSamePlace = (one: WrittenPlace, other: WrittenPlace): boolean =>
  one.file === other.file && one.pointer === other.pointer

/** Schemas that refer to a place. */
const referrersOf = (written: WrittenValues, place: WrittenPlace): readonly WrittenPlace[] =>
  [...written].flatMap(([file, value]) =>
    objectsIn(file, value).filter(
      ({ object: { $ref } }) => typeof $ref === "string" && isSamePlace(placeOfReference(file, $ref), place),
    ),
  )

/** Where something is sent under the name of a property of a request. */
function sendersOfName(written: WrittenValues, { kind, file, pointer }: Trace): readonly WrittenPlace[] {
  if (kind !== "request") return []
  const { id } = recordOf(written.get(file))
  const name = segmentsOf(pointer).at(-1) ?? ""
  return [...written].flatMap(([from, value]) =>
    objectsIn(from, value).flatMap(({ pointer: at, object: { call, input } }) =>
      call === id && isRecord(input) && name in input ? [{ file: from, pointer: within(at, "input", name) }] : [],
    ),
  )
}

/** What states of the screens, and the forms on them, begin with. */
export function sampledAnswers(written: WrittenValues, hosts: readonly Host[], name: string): readonly WrittenPlace[] {
  return hosts.flatMap(({ file, root }) => {
    const samples = recordOf(recordOf(written.get(file))["samples"])
    const own = Object.keys(samples).map((id) => within("/samples", id, "answers", root.slice(1), name))
    const started = objectsIn(file, written.get(file)).flatMap(({ pointer, object: { widget, into } }) =>
      widget === "form" && into === root ? [within(`${pointer}/initial/object`, name)] : [],
    )
    return [...own, ...started]
      .filter((pointer) => valueAt(written.get(file), pointer) !== undefined)
      .map((pointer) => ({ file, pointer }))
  })
}
