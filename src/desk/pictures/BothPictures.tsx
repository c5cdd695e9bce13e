import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { editedName } from "../../domain/documentNames"
import type { DocumentTree, ListedSample, ListedScreen } from "../../domain/workshop"
import { titleAmong } from "../names/besideTitle"
import type { DeskStore } from "../DeskStore"
import { pastApi } from "../reported/pastApi"
import { Groups } from "./Groups"
import type { ChangedState } from "./groupStates"
import { StateFrame } from "./StateFrame"
import { useDifference } from "./useDifference"
import "./pictures.css"

export interface Sides {
  /** Names of documents, as state pages take them. */
  readonly before: string
  readonly after: string
}

interface BothProps {
  readonly store: DeskStore
  readonly sides: Sides
  /** Those to look at; all of them where nobody knows. */
  readonly screens: readonly string[]
}

/** Screens before and after a change, side by side, beginning with the first state that looks otherwise. */
export const BothPictures = observer(function BothPictures({ store, sides: { before, after }, screens }: BothProps) {
  const [was, is] = [useScreens(store, before), useScreens(store, after)]
  const [chosen, setChosen] = useState<{ readonly screen: string; readonly sample?: string }>()
  const [found, setFound] = useState<readonly ChangedState[]>()
  /** Which screen is being gone through; undefined while somebody looks by himself. */
  const [looking, setLooking] = useState<number>()
  if (!was || !is) return <p role="status">変更の前と後の画面を用意しています…</p>
  const all = [...new Map([...was, ...is].map((one) => [one.id, one])).values()]
  const shown = screens.length === 0 ? all : all.filter(({ id }) => screens.includes(id))
  const paired = shown.filter(({ id }) => samplesOf(is, id).some((sample) => holds(samplesOf(was, id), sample.id)))
  const screen = (looking === undefined ? shown.find(({ id }) => id === chosen?.screen) : paired[looking]) ?? shown[0]
  if (!screen) return <p className="d-empty">見え方の変わる画面はありません。</p>
  return (
    <section className="d-pair" aria-label="前と後の見え方">
      <label className="d-labelled">
        画面
        <select
          className="d-input"
          value={screen.id}
          disabled={looking !== undefined}
          onChange={({ target }) => setChosen({ screen: target.value })}
        >
          {shown.map((one) => (
            <option key={one.id} value={one.id}>
              {titleAmong(one, shown)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="d-button"
        disabled={paired.length === 0}
        onClick={() => {
          if (looking === undefined) setFound([])
          setLooking(looking === undefined ? 0 : undefined)
        }}
      >
        {looking === undefined ? "違いをまとめる" : "やめる"}
      </button>
      {found && <Groups found={found} isLooking={looking !== undefined} onOpen={setChosen} />}
      <BothStates
        key={`${before} ${after} ${screen.id} ${looking === undefined ? (chosen?.sample ?? "") : "all"}`}
        start={looking === undefined ? chosen?.sample : undefined}
        goThrough={
          looking === undefined
            ? undefined
            : {
                onChanged: ({ id, name }, says) =>
                  setFound((known = []) => [
                    ...known,
                    { screen: screen.id, sample: id, name: `${titleAmong(screen, shown)}：${name}`, says },
                  ]),
                onEnd: () => setLooking(looking + 1 < paired.length ? looking + 1 : undefined),
              }
        }
        sides={{ before, after }}
        screen={screen.id}
        was={samplesOf(was, screen.id)}
        is={samplesOf(is, screen.id)}
      />
    </section>
  )
})

const samplesOf = (screens: readonly ListedScreen[], id: string) => screens.find((one) => one.id === id)?.samples ?? []

/** Undefined until it is known; of documents that cannot be read there are none. */
function useScreens({ api, tree }: DeskStore, documents: string): readonly ListedScreen[] | undefined {
  const [read, setRead] = useState<DocumentTree>()
  const isEdited = documents === editedName
  useEffect(() => {
    if (isEdited) return
    let isShown = true
    const take = (found: DocumentTree) => {
      if (isShown) setRead(found)
    }
    pastApi(api, documents)
      .tree()
      .then(take, () => take({ names: {}, screens: [], documents: [] }))
    return () => {
      isShown = false
    }
  }, [api, documents, isEdited])
  return isEdited ? tree.screens : read?.screens
}

interface StatesProps {
  readonly sides: Sides
  readonly screen: string
  /** Its states before, and after. */
  readonly was: readonly ListedSample[]
  readonly is: readonly ListedSample[]
  /** The state to begin with, instead of looking for the first that is another. */
  readonly start: string | undefined
  /** Looks at every state by itself, and tells those that are others. */
  readonly goThrough:
    | { readonly onChanged: (sample: ListedSample, says: string) => void; readonly onEnd: () => void }
    | undefined
}

const holds = (side: readonly ListedSample[], sample: string) => side.some(({ id }) => id === sample)

/** The states of one screen: those that look alike are passed over until somebody chooses one. */
const BothStates = ({ sides, screen, was, is, start, goThrough }: StatesProps) => {
  const both = is.filter(({ id }) => holds(was, id))
  const samples = goThrough ? both : [...is, ...was.filter(({ id }) => !holds(is, id))]
  const [before, after] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)]
  const first = samples.findIndex(({ id }) => id === start)
  const [at, setAt] = useState({ index: Math.max(first, 0), isSearching: first < 0 })
  const sample = samples[at.index]?.id ?? ""
  const isBoth = holds(was, sample) && holds(is, sample)
  const isLast = at.index >= samples.length - 1
  const isSearching = at.isSearching && isBoth
  const verdict = useDifference({
    state: `${screen}/${sample}`,
    isBoth,
    before,
    after,
    onTold(told, says) {
      const shown = samples[at.index]
      if (goThrough) {
        if (told === "different" && shown) goThrough.onChanged(shown, says)
        if (isLast) goThrough.onEnd()
        else setAt({ index: at.index + 1, isSearching: true })
        return
      }
      const isPassed = isSearching && told === "same" && !isLast
      setAt(({ index }) => ({ index: isPassed ? index + 1 : index, isSearching: isPassed }))
    },
  })
  const said = isSearching ? `見え方の違う状態をさがしています（${at.index + 1}/${samples.length}）…` : words[verdict]
  return (
    <>
      <div className="d-pair__tools">
        <label className="d-labelled">
          状態（{samples.length}）
          <select
            className="d-input"
            value={sample}
            onChange={({ target }) =>
              setAt({ index: samples.findIndex(({ id }) => id === target.value), isSearching: false })
            }
          >
            {samples.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="d-button"
          disabled={isSearching || isLast}
          onClick={() => setAt({ index: at.index + 1, isSearching: true })}
        >
          次の違う状態へ
        </button>
        <p className="d-pair__said" role="status">
          {said}
        </p>
      </div>
      <div className="d-pair__sides" data-searching={isSearching || undefined}>
        <StateFrame
          side="前"
          documents={sides.before}
          isThere={holds(was, sample)}
          frame={before}
          {...{ screen, sample }}
        />
        <StateFrame
          side="後"
          documents={sides.after}
          isThere={holds(is, sample)}
          frame={after}
          {...{ screen, sample }}
        />
      </div>
    </>
  )
}

const words = {
  looking: "描いています…",
  different: "この状態は、前と後で見え方が違います。",
  same: "この状態は、前と後で同じに見えます。",
  "one-sided": "この状態は、片方にしかありません。",
  untold: "この状態を描けなかったため、見くらべられませんでした。",
} as const
