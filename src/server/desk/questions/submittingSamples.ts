import { isRecord, recordOf, textsIn } from "../../../domain/json"
import { valueAt, within } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"
import { hostsOf } from "./senders"
import { objectsIn } from "./walkWritten"

/** The answers of samples that tap what submits the form, by its id. One without any answer is there to be refused. */
export function submittingSamples(written: WrittenValues, form: string): readonly WrittenPlace[] {
  return hostsOf(written, form).flatMap(({ file, root }) => {
    const document = written.get(file)
    const keys = new Set(
      objectsIn(file, document).flatMap(({ object: { key, tap } }) => {
        const actions = Array.isArray(tap) ? tap.map(recordOf) : []
        return actions.some((one) => one["do"] === "submit" && one["form"] === form) ? textsIn([key]) : []
      }),
    )
    return Object.entries(recordOf(recordOf(document)["samples"])).flatMap(([name, sample]) => {
      const pointer = within("/samples", name, "answers", root.slice(1))
      const submits = textsIn(recordOf(sample)["tap"]).some((key) => keys.has(key))
      return submits && isRecord(valueAt(document, pointer)) ? [{ file, pointer }] : []
    })
  })
}
