import { drawing as image } from "../../icons/drawings/image"
import { useEffect, useRef } from "react"
import type { FormContext } from "../../../renderer"
import { DrawnIcon, Icon } from "../../icons/Icon"
import type { UploadedPicture } from "./UploadStore"

interface PictureTileProps {
  readonly upload: UploadedPicture
  /** What the picture is called: 「通知書の画像1」. */
  readonly name: string
  readonly texts: FormContext["texts"]
  readonly disabled: boolean
  /** The answer was refused: that a picture was sent says nothing beside it. */
  readonly isRefused: boolean
  onRetry(): void
  onRemove(): void
}

/** One picture: what it shows, how far it is, and its way out. */
export function PictureTile({ upload, name, texts, disabled, isRefused, onRetry, onRemove }: PictureTileProps) {
  const { state, share, picture } = upload
  return (
    <li className="k-picture" data-state={state}>
      <div className="k-picture__frame" aria-busy={state === "preparing" || state === "sending" || undefined}>
        {picture ? <Preview picture={picture} name={name} /> : <Placeholder name={name} />}
        {state === "sending" && <SendingBar name={name} share={share} />}
      </div>
      {!(isRefused && state === "sent") && (
        <p className="k-picture__state">
          {state === "sent" && <Icon name="check" />}
          {state === "failed" && <Icon name="error" />}
          {texts[`photo-${state}`]}
        </p>
      )}
      {!disabled && (
        <div className="k-picture__actions">
          {state === "failed" && (
            <button type="button" aria-label={`${name} ${texts["photo-retry"] ?? ""}`} onClick={onRetry}>
              {texts["photo-retry"]}
            </button>
          )}
          <button type="button" aria-label={`${name} ${texts["photo-remove"] ?? ""}`} onClick={onRemove}>
            {texts["photo-remove"]}
          </button>
        </div>
      )}
    </li>
  )
}

const side = 320

/** Drawn, not linked: the picture never gets an address of its own. */
function Preview({ picture, name }: { readonly picture: ImageBitmap; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return <canvas ref={canvas} className="k-picture__image" role="img" aria-label={name} width={width} height={height} />
}

/** A picture that was sent before this page was opened, or that is still being read. */
function Placeholder({ name }: { readonly name: string }) {
  return (
    <span className="k-picture__placeholder" role="img" aria-label={name}>
      <DrawnIcon name="image" drawing={image} />
    </span>
  )
}

function SendingBar({ name, share }: { readonly name: string; readonly share: number }) {
  const percent = Math.round(share * 100)
  return (
    <span
      className="k-picture__bar"
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}
