import { type RefObject, useEffect, useEffectEvent } from "react"
import type { FromPreview, ToPreview } from "../../domain/preview"
import type { DeskStore } from "../DeskStore"

interface PreviewMessages {
  readonly store: DeskStore
  /** Whoever taps chooses a part instead of using the screen. */
  readonly isChoosing: boolean
  /** Where the customer would be by now. */
  readonly onWent?: (to: string) => void
  /** Which screen is drawn. */
  readonly onScreen?: (id: string) => void
}

/** What is selected is shown in the frame, what is chosen there is selected, and the values that somebody wants to see are asked for. */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { store, isChoosing, onWent, onScreen }: PreviewMessages,
): void {
  const { selected } = store
  const { askedPaths } = store.picture
  const say = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin)
  const tell = () => {
    say({ kind: "choosing", isOn: isChoosing })
    say(selected ? { kind: "show", at: `${selected.file}#${selected.pointer}` } : { kind: "show" })
  }
  useEffect(tell)
  const askFor = useEffectEvent((paths: readonly string[]) => say({ kind: "ask", paths }))
  useEffect(() => askFor(askedPaths), [askedPaths])

  const hear = useEffectEvent((data: FromPreview) => {
    if (data.kind === "ready") tell()
    else if (data.kind === "asking") askFor(askedPaths)
    else if (data.kind === "went") onWent?.(data.to)
    else if (data.kind === "chosen") void store.selectDrawn(data.at)
    else {
      onScreen?.(data.screen)
      store.picture.take(data.values)
    }
  })
  const leave = useEffectEvent(() => {
    say({ kind: "choosing", isOn: false })
    say({ kind: "show" })
  })
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<FromPreview>) => {
      if (origin === location.origin && source === frame.current?.contentWindow) hear(data)
    }
    window.addEventListener("message", listen)
    return () => {
      window.removeEventListener("message", listen)
      leave()
    }
  }, [frame])
}
