import type { RefObject } from "react"
import type { KeyboardKind } from "./keyboardKind"

const keys: Readonly<Record<KeyboardKind, readonly string[]>> = {
  digits: ["123", "456", "789", " 0⌫"],
  letters: ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫", "@ ."],
  kana: ["あかさ⌫", "たなは空", "まやら確", "゛わ、定"],
}

interface KeyboardProps {
  readonly kind: KeyboardKind
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The room that a keyboard takes from the page: the webview above it gets smaller. Typing goes on with the real one. */
export function Keyboard({ kind, frame }: KeyboardProps) {
  const close = () => {
    const focused = frame.current?.contentDocument?.activeElement
    if (focused && "blur" in focused && typeof focused.blur === "function") focused.blur()
  }
  return (
    <div className="p-keyboard" data-kind={kind}>
      <button
        type="button"
        className="p-keyboard__done"
        onPointerDown={(event) => event.preventDefault()}
        onClick={close}
      >
        完了
      </button>
      <div aria-hidden="true" className="p-keyboard__rows">
        {keys[kind].map((row) => (
          <div key={row} className="p-keyboard__row">
            {[...row].map((key) => (
              <span key={key}>{key}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
