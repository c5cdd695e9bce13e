import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskStore, Place } from "../DeskStore"
import type { OptionSchema } from "../deskApi"
import { isFields } from "../json"
import { componentName, controlName } from "../../sentences"
import { Choice } from "../parts/Choice"
import { Awaited, lazily } from "../parts/lazily"
import { PartTools } from "./PartTools"
import { ProblemCard } from "../problems/ProblemCard"

const ValueFields = lazily(async () => (await import("../fields/ValueFields")).ValueFields)
const SourcePane = lazily(async () => (await import("../source/SourcePane")).SourcePane)
const WhyDrawn = lazily(async () => (await import("./WhyDrawn")).WhyDrawn)

/** What can be set about the selected part, and what is wrong there. */
export const Properties = observer(function Properties({ store }: { readonly store: DeskStore }) {
  const selected = store.selected && partAround(store, store.selected)
  const [way, setWay] = useState<"fields" | "source">("fields")
  if (!selected)
    return (
      <section className="d-pane d-properties" aria-label="設定">
        <h2 className="d-pane__title">設定</h2>
        <p className="d-empty">
          見え方か構成で部品を選ぶと、ここで文章や条件を変えられます。変更はすぐに保存されます。
        </p>
      </section>
    )
  const value = store.valueAt(selected)
  const problems = store.problemsAt(selected)
  const { name, schema } = describe(store, selected, value)
  return (
    <section className="d-pane d-properties" aria-label="設定">
      <h2 className="d-pane__title">{name}</h2>
      <Choice
        label="変え方"
        value={way}
        values={["fields", "source"]}
        names={{ fields: "項目で変える", source: "JSONで変える" }}
        onChange={setWay}
      />
      <PartTools store={store} place={selected} />
      <Awaited>
        <WhyDrawn store={store} place={selected} />
      </Awaited>
      {problems.map((problem, index) => (
        <ProblemCard key={index} store={store} problem={problem} isShort />
      ))}
      {way === "source" ? (
        <Awaited>
          <SourcePane key={`${selected.file}#${selected.pointer}`} store={store} place={selected} />
        </Awaited>
      ) : isFields(value) ? (
        <Awaited>
          <ValueFields
            key={`${selected.file}#${selected.pointer}`}
            store={store}
            place={selected}
            value={value}
            {...(schema ? { schema } : {})}
            without={selected.pointer === "" ? wholeOnly : []}
          />
        </Awaited>
      ) : null}
    </section>
  )
})

/** A single value, such as the text of a heading, is set among what is set with it. */
function partAround(store: DeskStore, place: Place): Place {
  const isPart = place.pointer === "" || isFields(store.valueAt(place))
  return isPart ? place : partAround(store, { ...place, pointer: place.pointer.replace(/\/[^/]*$/, "") })
}

/** What of a whole document stands elsewhere in the desk, or is for developers. */
const wholeOnly = ["$schema", "kind", "id", "version", "body", "footer", "samples", "data", "enter", "needs", "state"]

interface Described {
  readonly name: string
  readonly schema?: OptionSchema
}

function describe(store: DeskStore, { file, pointer }: Place, value: unknown): Described {
  if (pointer === "") return { name: file.endsWith(".sheet.json") ? "ハーフシート" : "画面の設定" }
  if (!isFields(value)) return { name: "構成" }
  if (typeof value["$ref"] === "string") return { name: "共通の部品" }
  const isField = typeof value["field"] === "string" && file.endsWith(".form.json")
  if (/\/options\/\d+$/.test(pointer) && value["value"] !== undefined) return { name: "選択肢" }
  if (file.endsWith(".sheet.json") && /^\/buttons\/\d+$/.test(pointer)) return { name: componentName("button") }
  if (isField) return { name: `入力欄：${controlName(value["widget"] ?? "text")}` }
  const schema = store.definition("widget", value["widget"])?.options
  return { name: componentName(value["widget"]), ...(schema ? { schema } : {}) }
}
