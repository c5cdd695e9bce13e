import { useState } from "react"

interface AddressBarProps {
  readonly path: string
  readonly onOpen: (path: string) => void
}

/**
 * Shows where the app is, and opens any address of it, as a notification or a banner would. While somebody is in it, it stays as
 * it is, wherever the app goes meanwhile.
 */
export function AddressBar({ path, onOpen }: AddressBarProps) {
  const [held, setHeld] = useState<{ readonly text: string; readonly isTyped: boolean }>()
  return (
    <form
      className="p-address"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = held?.text ?? path
        if (!wanted.startsWith("/")) return
        setHeld(undefined)
        onOpen(wanted)
      }}
    >
      <label className="k-hidden-text" htmlFor="path">
        アドレス
      </label>
      <input
        id="path"
        name="path"
        className="p-input"
        value={held?.text ?? path}
        onFocus={() => setHeld((now) => now ?? { text: path, isTyped: false })}
        onBlur={() => setHeld((now) => (now?.isTyped ? now : undefined))}
        onChange={(event) => setHeld({ text: event.target.value, isTyped: true })}
        pattern="/(?!/).*"
        title="「/」で始まる、アプリの中のアドレスを入力してください"
        spellCheck="false"
        autoComplete="off"
      />
      <button type="submit" className="p-button">
        開く
      </button>
    </form>
  )
}
