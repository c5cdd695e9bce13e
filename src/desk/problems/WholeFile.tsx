import { observer } from "mobx-react-lite"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import type { DeskProblem } from "../deskApi"
import type { DeskStore } from "../DeskStore"
import { type TypedOver, typedProps, useTyped } from "../fields/useTyped"
import { linesApart } from "./linesApart"

interface WholeFileProps {
  readonly store: DeskStore
  readonly file: string
  /** Why it cannot be read; undefined once it can. */
  readonly problem: DeskProblem | undefined
}

/** A file that is no JSON any more, as text: put right by hand, or by what it held when it last was. */
export const WholeFile = observer(function WholeFile({ store, file, problem }: WholeFileProps) {
  useEffect(() => void store.want(file), [store, file])
  const source = store.sources.get(file)
  const whole = useLastWhole(store, file)
  if (source === undefined) return null
  // Written back as it is shown here, the letters that could not be read would be lost.
  const isForeign = problem?.rule === "file-encoding"
  return (
    <div className="d-source">
      <p className="d-page__note" role="status">
        {problem === undefined
          ? "このファイルは、読み取れるようになりました。"
          : `誤りは${problem.line}行目です。${isForeign ? "" : "下で直すとすぐに保存され、次の誤りがあればその行を表示します。"}`}
      </p>
      {!isForeign && <Text store={store} file={file} source={source} line={problem?.line} />}
      {problem !== undefined && whole !== undefined && whole !== source && (
        <GoBack
          now={source}
          then={whole}
          onGoBack={() => void rewrite(store, file, () => ({ text: whole, seen: source }))}
        />
      )}
    </div>
  )
})

const rewrite = (store: DeskStore, file: string, newest: () => TypedOver): Promise<boolean> =>
  store.history.inTurn(() => {
    const { text, seen } = newest()
    return text === seen ? Promise.resolve(true) : store.history.write([{ op: "write", file, pointer: "", text, seen }])
  })

function useLastWhole(store: DeskStore, file: string): string | undefined {
  const [whole, setWhole] = useState<string>()
  useEffect(() => {
    const asked = store.api.get(`whole?${new URLSearchParams({ file }).toString()}`)
    void asked
      .then(({ body }) => setWhole((body as { readonly text?: string } | undefined)?.text))
      .catch(() => undefined)
  }, [store, file])
  return whole
}

interface TextProps {
  readonly store: DeskStore
  readonly file: string
  readonly source: string
  readonly line: number | undefined
}

const Text = observer(function Text({ store, file, source, line }: TextProps) {
  const typed = useTyped(source, {
    save: (newest) => rewrite(store, file, newest),
    letGo: store.history.letGo,
  })
  const shown = useRef<HTMLLIElement>(null)
  // Whoever types looks at the place already.
  useLayoutEffect(() => {
    const { current } = shown
    if (!current?.parentElement?.parentElement?.contains(document.activeElement))
      current?.scrollIntoView({ block: "center" })
  }, [line])
  const lines = typed.text.split("\n")
  return (
    <div className="d-source__lines d-source__whole">
      <ol className="d-source__numbers" aria-hidden="true">
        {lines.map((_, index) => {
          const isBad = line === index + 1
          return (
            <li key={index} ref={isBad ? shown : null} data-bad={isBad || undefined}>
              {index + 1}
            </li>
          )
        })}
      </ol>
      <textarea
        className="d-source__text"
        aria-label={`${file} のJSON`}
        aria-invalid={line !== undefined}
        wrap="off"
        spellCheck="false"
        rows={lines.length}
        {...typedProps(typed)}
      />
    </div>
  )
})

interface GoBackProps {
  readonly now: string
  readonly then: string
  readonly onGoBack: () => void
}

/** Says first which lines would be others. */
function GoBack({ now, then, onGoBack }: GoBackProps) {
  const { line, was, is } = linesApart(now, then)
  return (
    <details className="d-problem__why">
      <summary className="d-link">最後に読み取れた内容に戻す</summary>
      <p className="d-problem__fix">{line}行目からが、次のように戻ります。そのあとに変えた所も、前の内容になります。</p>
      <dl className="d-change__sides">
        <Side name="いま" lines={was} />
        <Side name="戻したあと" lines={is} />
      </dl>
      <div className="d-problem__tools">
        <button type="button" className="d-button" onClick={onGoBack}>
          この内容に戻す
        </button>
      </div>
    </details>
  )
}

/** Enough to see what is lost; nobody reads more of it here. */
const most = 12

const Side = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => (
  <div className="d-change__side">
    <dt>{name}</dt>
    <dd>
      {lines.length === 0 ? "（なし）" : lines.slice(0, most).join("\n")}
      {lines.length > most && `\nほか${lines.length - most}行`}
    </dd>
  </div>
)
