import { useState } from "react"

interface CopyLinkProps {
  /** Of a page of this server. */
  readonly address: string
}

/** For whoever is told of a state: opened, its address draws it alone. */
export function CopyLink({ address }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ readonly address: string; readonly says: string }>()
  const copy = () => {
    const say = (says: string) => setCopied({ address, says })
    void navigator.clipboard.writeText(new URL(address, location.origin).href).then(
      () => say("リンクをコピーしました"),
      () => say("コピーできませんでした"),
    )
  }
  // What the button says becomes another thing of the same length: nothing beside it moves.
  return (
    <span role="status">
      <button type="button" className="d-link" onClick={copy}>
        {copied?.address === address ? copied.says : "この状態のリンクをコピー"}
      </button>
    </span>
  )
}
