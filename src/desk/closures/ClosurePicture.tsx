import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { firstLook, frameHeights } from "../../domain/look"
import type { DeskStore } from "../DeskStore"
import { fieldsAt, isFields } from "../json"
import { Choice } from "../parts/Choice"
import { stateAddress } from "../screen/stateAddress"
import { useFit } from "../screen/useFit"
import { useStatePage } from "../screen/useStatePage"
import type { Area, PlannedClosure } from "./plannedClosures"

interface PictureProps {
  readonly store: DeskStore
  readonly areas: readonly Area[]
  readonly closure: PlannedClosure
}

const width = Number(firstLook.width)
const height = frameHeights[firstLook.width]

/** The screen that customers get in its first minute, for each of the parts that are closed. */
export const ClosurePicture = observer(function ClosurePicture({ store, areas, closure }: PictureProps) {
  const closed = areas.filter(({ name }) => closure.areas.includes(name))
  const [wanted, setWanted] = useState<string>()
  const [theme, setTheme] = useState(firstLook.theme)
  const area = closed.find(({ name }) => name === wanted) ?? closed[0]
  const screen = useScreenOf(store, area?.otherwise)
  if (!area || !screen) return null
  const shown = { screen: screen.id, sample: screen.sample, look: { ...firstLook, theme }, documents: "workshop" }
  const address = stateAddress({ ...shown, at: closure.from, query: { [screen.query]: area.name } })
  return (
    <section className="d-closure__picture" aria-label="お客さまに出る画面">
      <div className="d-closure__tools">
        {closed.length > 1 && (
          <Choice
            label="開こうとした範囲"
            value={area.name}
            values={closed.map(({ name }) => name)}
            names={Object.fromEntries(closed.map(({ name, label }) => [name, label]))}
            onChange={setWanted}
          />
        )}
        <Choice
          label="配色"
          value={theme}
          values={["light", "dark"]}
          names={{ light: "明るい", dark: "暗い" }}
          onChange={setTheme}
        />
      </div>
      <Frame address={address} title={`${area.label}がお休みの間の見え方`} />
      <button type="button" className="d-link" onClick={() => store.openScreen(screen.id)}>
        この画面の文や絵を変える
      </button>
    </section>
  )
})

function Frame({ address, title }: { readonly address: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { place, fit } = useFit(width)
  const { src, show } = useStatePage(frame, address)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls is reached by keyboard
    <div ref={place} className="d-closure__place" tabIndex={0} role="group" aria-label="画面の絵">
      <div className="d-preview__glass" style={{ width: width * fit, height: height * fit }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, whose state is set from here */}
        <iframe
          ref={frame}
          className="d-preview__frame"
          title={title}
          src={src}
          style={{ width, height, scale: String(fit) }}
          onLoad={show}
        />
      </div>
    </div>
  )
}

interface Drawn {
  readonly id: string
  /** A state that says nothing of closures or times: those of the documents are drawn. */
  readonly sample: string
  /** What the address calls the part that is closed. */
  readonly query: string
}

const closedName = "closed"

/** The screen that the addresses of a closed part lead to; undefined until it is read, or where none of its states fits. */
function useScreenOf(store: DeskStore, target: string | undefined): Drawn | undefined {
  const route = target === undefined ? undefined : fieldsAt(fieldsAt(store.document("app.json"), "routes"), target)
  const screen = store.tree.screens.find(({ id }) => id === (route?.["screen"] ?? target))
  useEffect(() => {
    if (screen) void store.want(screen.file)
  }, [store, screen])
  const samples = screen && fieldsAt(store.document(screen.file), "samples")
  const found = Object.entries(samples ?? {}).find(
    ([, sample]) =>
      isFields(sample) && sample["ctx"] === undefined && fieldsAt(sample, "query")?.[closedName] !== undefined,
  )
  return screen && found && { id: screen.id, sample: found[0], query: closedName }
}
