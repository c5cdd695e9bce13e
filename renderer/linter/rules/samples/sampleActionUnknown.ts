import { error, unknownName } from "../../kit"
import { entriesOf } from "./screenSamples"

/** What every action that asks something outside of the page can come to. */
const usual = ["ok", "pending"]

export const sampleActionUnknown = error(
  "sample-action-unknown",
  "Samples end only actions that name their outcomes, and only with one of these.",
  function* (context) {
    const { vocabulary } = context
    const outcomesOf = (name: string) => vocabulary.find("action", name)?.outcomes ?? []
    const asking = vocabulary.names("action").filter((name) => outcomesOf(name).length > 0)
    for (const { document, name, value, pointer } of entriesOf(context, "actions")) {
      const [given, known] = asking.includes(name) ? [value, [...usual, ...outcomesOf(name)]] : [name, asking]
      if (!known.includes(given)) yield { document, pointer, values: unknownName(given, known) }
    }
  },
)
