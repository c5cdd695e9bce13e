import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskStore, Place } from "../DeskStore"
import type { OptionSchema } from "../deskApi"
import { isFields } from "../json"
import { componentName, controlName } from "../../sentences"
import { Choice } from "../parts/Choice"
import { Awaited, lazily } from "../parts/lazily"

const ValueFields = lazily(async () => (await import("../fields/ValueFields")).ValueFields)
const TextField = lazily(async () => (await import("../fields/TextField")).TextField)
const AnswerLimits = lazily(async () => (await import("../fields/AnswerLimits")).AnswerLimits)
const ProblemCard = lazily(async () => (await import("../problems/ProblemCard")).ProblemCard)
const SourcePane = lazily(async () => (await import("../source/SourcePane")).SourcePane)
const AddFirstPart = lazily(async () => (await import("./PartTools")).AddFirstPart)
const PartTools = lazily(async () => (await import("./PartTools")).PartTools)
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
        {store.screen?.about !== undefined && <p className="d-page__note">{store.screen.about}。</p>}
      </section>
    )
  const value = store.valueAt(selected)
  const problems = store.problemsAt(selected)
  const { name, schema } = describe(store, selected, value)
  return (
    <section className="d-pane d-properties" aria-label="設定">
      <h2 className="d-pane__title">{name}</h2>
      {selected.pointer in regions && Array.isArray(value) && (
        <Awaited>
          <AddFirstPart store={store} list={selected} />
        </Awaited>
      )}
      <Choice
        label="変え方"
        value={way}
        values={["fields", "source"]}
        names={{ fields: "項目で変える", source: "JSONで変える" }}
        onChange={setWay}
      />
      <Awaited>
        <PartTools store={store} place={selected} />
      </Awaited>
      <Awaited>
        <WhyDrawn store={store} place={selected} />
      </Awaited>
      <Awaited>
        {problems.map((problem, index) => (
          <ProblemCard key={index} store={store} problem={problem} isShort />
        ))}
      </Awaited>
      {way === "source" ? (
        <Awaited>
          <SourcePane key={store.selections} store={store} place={selected} />
        </Awaited>
      ) : isFields(value) ? (
        <Awaited>
          <ValueFields
            key={store.selections}
            store={store}
            place={selected}
            value={value}
            {...(schema ? { schema } : {})}
            without={selected.pointer === "" ? wholeOnly : []}
          />
          <AnswerLimits store={store} selected={selected} field={value["field"]} />
        </Awaited>
      ) : typeof value === "string" ? (
        <Awaited>
          <TextField key={store.selections} store={store} place={selected} label="文章" name="text" value={value} />
        </Awaited>
      ) : null}
    </section>
  )
})

/** A single value, such as the text of a heading, is set among what is set with it; one of a table of texts by itself. */
function partAround(store: DeskStore, place: Place): Place {
  const isPart =
    place.pointer === "" || place.pointer in regions || isFields(store.valueAt(place)) || textTables.has(place.file)
  return isPart ? place : partAround(store, { ...place, pointer: place.pointer.replace(/\/[^/]*$/, "") })
}

const textTables = new Set(["messages.json"])

/** What holds the parts of a screen. */
const regions: Readonly<Record<string, string>> = { "/body": "本文", "/footer": "フッター" }

/** What of a whole document stands elsewhere in the desk, or is for developers. */
const wholeOnly = "$schema kind id version body footer buttons samples data enter needs state values query".split(" ")

const optional = (schema: OptionSchema | undefined) => (schema === undefined ? {} : { schema })

interface Described {
  readonly name: string
  readonly schema?: OptionSchema
}

function describe(store: DeskStore, { file, pointer }: Place, value: unknown): Described {
  const region = regions[pointer]
  if (region !== undefined) return { name: region }
  if (pointer === "" && file.endsWith(".sheet.json")) return { name: "ハーフシート" }
  if (pointer === "") return { name: file.endsWith(".screen.json") ? "画面の設定" : store.nameOf(file) }
  if (!isFields(value)) return { name: typeof value === "string" ? store.nameOf(file) : "構成" }
  if (typeof value["$ref"] === "string") return { name: "共通の部品" }
  const isField = typeof value["field"] === "string" && file.endsWith(".form.json")
  if (/\/options\/\d+$/.test(pointer) && value["value"] !== undefined) return { name: "選択肢" }
  if (file.endsWith(".sheet.json") && /^\/buttons\/\d+$/.test(pointer)) return { name: componentName("button") }
  if (isField) {
    const control = value["widget"] ?? "text"
    return { name: `入力欄：${controlName(control)}`, ...optional(store.definition("control", control)?.options) }
  }
  const { widget, do: action } = value
  if (typeof action === "string") return { name: "動き", ...optional(store.definition("action", action)?.options) }
  if (widget === undefined) return { name: store.nameOf(file) }
  return { name: componentName(widget), ...optional(store.definition("widget", widget)?.options) }
}
