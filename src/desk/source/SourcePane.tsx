import { observer } from "mobx-react-lite"
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import type { DeskStore, Place } from "../DeskStore"
import { parseDocument } from "../../domain/parseDocument"
import { eachDifference } from "../../sentences"
import { useCoverage } from "../bench/useCoverage"
import { typedProps, useTyped } from "../fields/useTyped"
import { caretAt } from "./caretAt"
import { linesOf } from "./linesOf"
import type { Offer } from "./offers"
import { partSource, wrongLine } from "./partSource"
import { SourceHelp } from "./SourceHelp"

interface SourcePaneProps {
  readonly store: DeskStore
  readonly place: Place
}

/** The selected part as its document writes it, in step with its fields; what is no JSON waits until it is. */
export const SourcePane = observer(function SourcePane({ store, place }: SourcePaneProps) {
  const id = useId()
  const { file, pointer } = place
  useEffect(() => void store.want(file), [store, file])
  const coverage = useCoverage(store, file)
  const area = useRef<HTMLTextAreaElement>(null)
  const offered = useRef<HTMLUListElement>(null)
  const [caret, setCaret] = useState<number>()
  /** Where the caret is to stand once what was chosen is in the text. */
  const [next, setNext] = useState<number>()
  useEffect(() => void ["app.json", "messages.json"].map((shared) => store.want(shared)), [store])
  useLayoutEffect(() => {
    if (next === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(next, next)
    setNext(undefined)
  }, [next])
  const shownIn = store.document(file)
  const part = partSource(store.sources.get(file) ?? "", pointer)
  const typed = useTyped(part?.text ?? "", {
    save: (newest) =>
      store.setNewest(
        place,
        () => {
          const { text, seen } = newest()
          if (!part || wrongLine(text) !== undefined) return undefined
          return { value: JSON.parse(text), source: part.written(text), seen: parseDocument(seen) }
        },
        { shownIn },
      ),
    letGo: store.history.letGo,
  })
  const { text } = typed
  const written = caret === undefined ? undefined : caretAt(text, caret)
  const choose = ({ value, from, to }: Offer) => {
    if (written === undefined) return
    const [start, end] = [written.start + from, written.start + to]
    typed.type(text.slice(0, start) + value + text.slice(end))
    setNext(start + value.length)
    setCaret(start + value.length)
  }
  useUnreadable(store, text)
  if (!part) return <NoPart store={store} file={file} />
  const wrong = wrongLine(text)
  const lines = text.split("\n")
  const source = store.sources.get(file) ?? ""
  const changed = linesOf(eachDifference(store.changes), place, source)
  const unpictured = linesOf(coverage?.missing ?? [], place, source)
  const problems = new Map(store.problemsAt(place).map(({ line, message }) => [line, message]))
  return (
    <div className="d-source">
      <p className="d-properties__place" id={`${id}-place`}>
        {file}
        <span>{pointer}</span>
      </p>
      <div className="d-source__lines">
        <ol className="d-source__numbers" aria-hidden="true">
          {lines.map((_, index) => {
            const line = part.line + index
            return (
              <li
                key={line}
                data-changed={changed.has(line) || undefined}
                data-unpictured={unpictured.has(line) || undefined}
                data-bad={problems.has(line) || wrong === index + 1 || undefined}
                title={
                  [
                    problems.get(line),
                    changed.has(line) && "起動してから変わりました",
                    unpictured.has(line) && "どの状態にも出ていません（検査台の網羅）",
                  ]
                    .filter(Boolean)
                    .join("\n") || undefined
                }
              >
                {line}
              </li>
            )
          })}
        </ol>
        <textarea
          ref={area}
          className="d-source__text"
          aria-label="JSON"
          aria-describedby={`${id}-place ${id}-wrong`}
          aria-invalid={wrong !== undefined}
          wrap="off"
          spellCheck="false"
          rows={lines.length}
          {...typedProps(typed)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={(event) => {
            if (!event.ctrlKey || event.key !== " ") return
            event.preventDefault()
            offered.current?.querySelector("button")?.focus()
          }}
        />
      </div>
      <p className="d-field__wrong" id={`${id}-wrong`} role="status">
        {wrong !== undefined &&
          `${part.line + wrong - 1}行目：JSONとして読み取れないため、まだ保存していません。カンマ・かっこ・引用符を確かめてください。`}
      </p>
      <SourceHelp
        store={store}
        place={place}
        caret={written}
        list={offered}
        onChoose={choose}
        onLeave={() => area.current?.focus()}
      />
    </div>
  )
})

/** What was typed and is no JSON cannot be saved: it is said when the pane goes. */
function useUnreadable(store: DeskStore, text: string): void {
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  })
  useLayoutEffect(
    () => () => {
      if (latest.current !== "" && wrongLine(latest.current) !== undefined)
        store.history.lose(`JSONとして読み取れないため、保存できませんでした。入力した内容：\n${latest.current}`)
    },
    [store],
  )
}

const NoPart = observer(function NoPart({ store, file }: { readonly store: DeskStore; readonly file: string }) {
  const isBroken = store.sources.has(file) && !store.files.get(file)
  return (
    <p className="d-empty">
      {isBroken
        ? "このファイルはJSONとして読み取れないため、ここでは変更できません。"
        : "ここは、JSONとしては変更できません。"}
      {isBroken && (
        <button type="button" className="d-link" onClick={() => store.show("problems")}>
          問題で直す
        </button>
      )}
    </p>
  )
})
