import type { RefObject } from "react"
import { firstLook, frameHeights } from "../../domain/look"
import { stateAddress } from "../screen/stateAddress"
import { useFit } from "../screen/useFit"
import { useStatePage } from "../screen/useStatePage"

interface StateFrameProps {
  readonly side: "前" | "後"
  /** Always the same of one frame. */
  readonly documents: string
  readonly screen: string
  readonly sample: string
  /** Whether these documents have the state. */
  readonly isThere: boolean
  readonly frame: RefObject<HTMLIFrameElement | null>
}

const width = Number(firstLook.width)
const height = frameHeights[firstLook.width]

/** One side of two pictures. */
export function StateFrame({ side, documents, screen, sample, isThere, frame }: StateFrameProps) {
  const { place, fit } = useFit(width)
  return (
    <figure className="d-pair__side">
      <figcaption>{side}</figcaption>
      <div ref={place} className="d-pair__place">
        {isThere ? (
          <div className="d-preview__glass" style={{ width: width * fit, height: height * fit }}>
            <Shown {...{ side, documents, screen, sample, frame, fit }} />
          </div>
        ) : (
          <p className="d-empty">{side === "前" ? "変更の前にはありません。" : "変更のあとにはありません。"}</p>
        )}
      </div>
    </figure>
  )
}

type ShownProps = Omit<StateFrameProps, "isThere"> & { readonly fit: number }

function Shown({ side, documents, screen, sample, frame, fit }: ShownProps) {
  const { src, show } = useStatePage(frame, stateAddress({ screen, sample, look: firstLook, documents }))
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, whose state is set from here
    <iframe
      ref={frame}
      className="d-preview__frame"
      title={`${side}の見え方`}
      src={src}
      style={{ width, height, scale: String(fit) }}
      onLoad={show}
    />
  )
}
