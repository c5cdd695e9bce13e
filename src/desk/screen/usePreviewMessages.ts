import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import type { DrawnPart } from "../../domain/drawnParts"
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
  const parts = useParts(store)
  const { selected, picture } = store
  const { askedPaths } = picture
  const say = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin)
  const tell = () => {
    say({ kind: "choosing", isOn: isChoosing })
    say({ kind: "show", parts, at: selected && `${selected.file}#${selected.pointer}` })
  }
  useEffect(tell)
  const askFor = useEffectEvent((paths: readonly string[]) => say({ kind: "ask", paths }))
  useEffect(() => askFor(askedPaths), [askedPaths])

  const hear = useEffectEvent((data: FromPreview) => {
    if (data.kind === "ready") tell()
    else if (data.kind === "asking") askFor(askedPaths)
    else if (data.kind === "went") onWent?.(data.to)
    else if (data.kind === "chosen") void store.selectDrawn(data.part)
    else {
      onScreen?.(data.screen)
      store.picture.take(data.values)
    }
  })
  const leave = useEffectEvent(() => {
    say({ kind: "choosing", isOn: false })
    say({ kind: "show", parts: [] })
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

const none: readonly DrawnPart[] = []

/** What the picture may draw of what is selected; asked for anew where the document has become another one. */
function useParts({ api, selected, sources }: DeskStore): readonly DrawnPart[] {
  const text = selected && sources.get(selected.file)
  const [found, setFound] = useState({ of: selected, in: text, parts: none })
  useEffect(() => {
    if (!selected) return
    let isWanted = true
    const take = (parts: readonly DrawnPart[]) => {
      if (isWanted) setFound({ of: selected, in: text, parts })
    }
    api.partsOf(selected).then(take, () => take(none))
    return () => {
      isWanted = false
    }
  }, [api, selected, text])
  // Those of the document as it was are good enough until the answer is there.
  return selected !== undefined && found.of === selected ? found.parts : none
}
