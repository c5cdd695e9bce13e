import type { Json } from "../../model/documents"
import { asJson, type Fields, isObject, mapObjects, mapRecord, propertiesIn, someObject } from "../../model/json"
import { valueAt, within } from "../../model/pointer"
import type { Loaded, LoadedDocument } from "../types"

type Screen = Loaded<"screen">
type Form = Loaded<"form">

interface Written {
  /** Ids of forms, with the root that their answers live under: `$form`. */
  readonly drawn: ReadonlyMap<string, string>
  /** Forms whose answers a call sends, whatever they are. */
  readonly sent: readonly string[]
}

interface Named {
  readonly forms: readonly (Form | undefined)[]
  readonly screen: Screen
}

const writtenIn = new WeakMap<LoadedDocument, Written>()
const named = new WeakMap<LoadedDocument, Named>()

/**
 * The screen with the answers that its calls send (`"answers": true`) named one by one in their `input`, as their forms
 * have them now. While neither changes it is the very same object.
 */
export function nameSentAnswers(screen: Screen, find: (id: string) => Form | undefined): Screen {
  const written = writtenIn.get(screen) ?? readWritten(screen)
  writtenIn.set(screen, written)
  if (written.sent.length === 0) return screen
  const forms = written.sent.map(find)
  const before = named.get(screen)
  if (before?.forms.every((form, index) => form === forms[index]) === true) return before.screen
  const document = withNames(asJson(screen.document), written.drawn, find) as object as Screen["document"]
  const hash = [screen.hash, ...forms.map((form) => form?.hash ?? "")].join()
  const saidAt = (pointer: string) => placeOfAnswer(asJson(screen.document), pointer)
  const after = { forms, screen: { ...screen, document, hash, saidAt } }
  named.set(screen, after)
  return after.screen
}

const sendsAnswers = ({ do: action, answers, form, input = {} }: Fields): boolean =>
  action === "call" && answers === true && typeof form === "string" && isObject(input)

function readWritten(screen: Screen): Written {
  const drawn = new Map<string, string>()
  const sent = new Set<string>()
  someObject(asJson(screen.document), (object) => {
    const { widget, form, into } = object
    if (widget === "form" && typeof form === "string" && typeof into === "string") drawn.set(form, into)
    if (sendsAnswers(object)) sent.add(String(form))
    return false
  })
  return { drawn, sent: [...sent] }
}

function withNames(value: Json, drawn: Written["drawn"], find: (id: string) => Form | undefined): Json {
  const visit = (inner: Json): Json =>
    mapObjects(inner, (object) => {
      if (!sendsAnswers(object)) return mapRecord(object, visit)
      const { answers: _written, input, ...rest } = object
      const form = find(String(object["form"]))
      const root = drawn.get(String(object["form"]))
      const names = form === undefined || root === undefined ? [] : fieldsSent(asJson(form.document))
      const own = propertiesIn(input)
      const answers = Object.fromEntries(names.map((name) => [name, `${root}.${name}`]))
      // What the call names itself is sent as it says.
      return mapRecord({ ...rest, input: { ...own, ...answers, ...own } }, visit)
    })
  return visit(value)
}

/** The `answers` of a call that gives it an input which is not written. */
function placeOfAnswer(written: Json, pointer: string): string {
  const [, action] = /^(.*)\/input\/[^/]+(?:\/|$)/.exec(pointer) ?? []
  if (action === undefined || valueAt(written, pointer) !== undefined) return pointer
  const answers = within(action, "answers")
  return valueAt(written, answers) === true ? answers : pointer
}

/** Fields of a form, or of one of its sections, that are part of what is sent. */
function fieldsSent(form: Json): readonly string[] {
  const { ui } = propertiesIn(form)
  return [ui ?? []].flat().flatMap((part: Json): readonly string[] => {
    const { field, section, sent } = propertiesIn(part)
    if (section !== undefined) return fieldsSent(part)
    return typeof field === "string" && sent !== false ? [field] : []
  })
}
