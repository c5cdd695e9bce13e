import {
  type Context,
  isText,
  isWrite,
  type LoadedDocument,
  only,
  parentOf,
  pathUses,
  referencesIn,
  topicOf,
  warning,
} from "../../kit"

interface Use {
  /** Whether what it answers is looked at. */
  readonly isRead: boolean
}

/** Places at which the answer of a call can be seen: what follows it in its list, and what it is followed by. */
function isAfter(place: string, action: string): boolean {
  const list = parentOf(action)
  if (!place.startsWith(`${list}/`)) return false
  const index = Number.parseInt(place.slice(list.length + 1), 10)
  const own = Number(action.slice(list.length + 1))
  return index > own || place.startsWith(`${action}/on/`)
}

/** Who makes a call, by its id. */
const uses = topicOf<Use>("callUses", (context, document) => {
  if (document.kind === "screen" || document.kind === "flow") {
    const asked = document.kind === "flow" ? [document.document.entry?.call] : dataCalls(document)
    return [...asked.flatMap((id) => (isText(id) ? [[id, { isRead: true }] as const] : [])), ...taps(context, document)]
  }
  return taps(context, document)
})

const dataCalls = ({ document }: LoadedDocument<"screen">) => Object.values(document.data ?? {}).map(({ call }) => call)

function taps(context: Context, document: LoadedDocument) {
  const answers = pathUses
    .of(context, document)
    .flatMap(({ path, pointer }) => (/^\$?res(?:\.|$)/.test(path) ? [pointer] : []))
  return only(referencesIn(context, document), "action").flatMap(({ action, pointer }) => {
    const { call, into } = action
    if (!isText(call) || pointer.startsWith("/samples/")) return []
    return [[call, { isRead: into !== undefined || answers.some((place) => isAfter(place, pointer)) }] as const]
  })
}

export const effectDoubtful = warning(
  "effect-doubtful",
  "A call that only reads needs no proof of the customer, and what it answers is read where it is made.",
  function* (context) {
    for (const call of context.set.all("call")) {
      // Of other methods it is known whether they change something.
      if (call.document.method !== "POST" || isWrite(call) || call.document.store !== undefined) continue
      const { stepUp } = call.document
      if (stepUp !== undefined) {
        yield { document: call, pointer: "/effect", values: { call: call.id, proof: stepUp } }
        continue
      }
      const made = context.facts.get(context, uses, call.id)
      const isReadHere = pathUses.of(context, call).some(({ path }) => /^\$?res(?:\.|$)/.test(path))
      if (made.length > 0 && !isReadHere && made.every(({ isRead }) => !isRead))
        yield { document: call, pointer: "/effect", values: { call: call.id } }
    }
  },
)
