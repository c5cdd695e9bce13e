import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskStore } from "../DeskStore"
import { Awaited, lazily } from "../parts/lazily"
import type { Sides } from "./BothPictures"

const BothPictures = lazily(async () => (await import("./BothPictures")).BothPictures)

interface SeeProps {
  readonly store: DeskStore
  readonly sides: Sides
  /** Those that look otherwise; none where nobody knows. */
  readonly screens?: readonly string[]
}

/** Pictures before and after, for whoever asks for them: drawing them takes a while. */
export const SeePictures = observer(function SeePictures({ store, sides, screens = [] }: SeeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="d-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "前と後の見え方を閉じる" : "前と後の見え方をくらべる"}
      </button>
      {isOpen && (
        <Awaited>
          <BothPictures store={store} sides={sides} screens={screens} />
        </Awaited>
      )}
    </>
  )
})
