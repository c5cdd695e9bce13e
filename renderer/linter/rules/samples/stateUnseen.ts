import {
  type Context,
  failuresOf,
  isText,
  type LoadedDocument,
  namedConditions,
  pathsIn,
  warning,
  within,
} from "../../kit"

type Screen = LoadedDocument<"screen">
type Data = NonNullable<Screen["document"]["data"]>[string]

/** What samples of a screen say of a call. */
const answersTo = ({ document: { samples } }: Screen, call: string): readonly string[] =>
  Object.values(samples).flatMap(({ calls = {}, later = {} }) => [calls[call] ?? [], later[call] ?? []].flat())

/** Whether data alone say that there is nothing: then another answer than the usual one is needed to see it. */
function isEmptyByItself(context: Context, name: string, { empty }: Data): boolean {
  if (typeof empty !== "object") return false
  const paths = pathsIn(empty.when, namedConditions(context))
  return paths.length > 0 && paths.every((path) => path === `$${name}` || path.startsWith(`$${name}.`))
}

/** Whether a failure of the call draws something of the screen's own, and no sample has one. */
function isRetryUnseen({ error }: Data, call: LoadedDocument<"call">, answers: readonly string[]) {
  const failures = [...failuresOf({ writes: false }), ...Object.keys(call.document.codes ?? {})]
  return error === "retry" && !answers.some((answer) => failures.includes(answer.split("/")[0] ?? ""))
}

export const stateUnseen = warning(
  "state-unseen",
  "What a screen draws while its data load, where there are none and where they fail is seen in a sample.",
  function* (context) {
    for (const screen of context.set.all("screen")) {
      const all = Object.entries(screen.document.data ?? {})
      const loading = all.filter(([, data]) => isText(data.call) && (data.loading ?? []).length > 0)
      const isLoadingSeen = loading.some(([, { call = "" }]) => answersTo(screen, call).includes("pending"))
      const [[first, data] = []] = loading
      if (first !== undefined && data !== undefined && !isLoadingSeen)
        yield {
          document: screen,
          pointer: within("/data", first, "loading"),
          values: { state: "loading", name: first, call: data.call ?? "" },
        }
      for (const [name, entry] of all) {
        const call = context.set.find("call", entry.call ?? "")
        if (call === undefined) continue
        const answers = answersTo(screen, call.id)
        const [usual = ""] = Object.keys(call.document.samples)
        const isSame = (answer: string) => answer === usual || answer === "pending"
        if (isEmptyByItself(context, name, entry) && answers.every(isSame))
          yield {
            document: screen,
            pointer: within("/data", name, "empty"),
            values: { state: "empty", name, call: call.id },
          }
        if (isRetryUnseen(entry, call, answers))
          yield {
            document: screen,
            pointer: within("/data", name, "error"),
            values: { state: "retry", name, call: call.id },
          }
      }
    }
  },
)
