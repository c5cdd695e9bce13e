import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react"
import { PhoneIcon } from "./PhoneIcon"
import { sandbox } from "./sandbox"
import type { Phone, Surface } from "./usePhone"

interface SurfaceProps<Kind extends Surface = Surface> {
  readonly phone: Phone
  readonly surface: Kind
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** What the native app draws over the webview when the page asks for it. */
export function NativeSurface(props: SurfaceProps) {
  const { surface, phone } = props
  switch (surface.kind) {
    case "close":
      return <Closed phone={phone} />
    case "login":
      return <SignIn phone={phone} />
    case "external":
      return <External phone={phone} url={surface.url} />
    case "card":
      return <CardReader {...props} surface={surface} />
    case "unknown":
      return (
        <Sheet icon="link" title="アプリへのリンク" text={surface.url}>
          <Choice label="閉じる" isMain onChoose={phone.dismiss} />
        </Sheet>
      )
  }
}

interface SheetProps {
  readonly icon: ComponentProps<typeof PhoneIcon>["name"]
  readonly title: string
  readonly text: string
  readonly isWhole?: boolean
  readonly children: ReactNode
}

function Sheet({ icon, title, text, isWhole = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="p-cover" data-whole={isWhole || undefined}>
      <dialog open className="p-sheet" aria-label={title}>
        <span className="p-sheet__icon">
          <PhoneIcon name={icon} />
        </span>
        <h2 className="p-sheet__title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className="p-sheet__text">{text}</p>
        <div className="k-buttons">{children}</div>
      </dialog>
    </div>
  )
}

function Choice({
  label,
  isMain = false,
  onChoose,
}: {
  readonly label: string
  readonly isMain?: boolean
  readonly onChoose: () => void
}) {
  return (
    <button type="button" className="k-button" data-style={isMain ? "primary" : "outline"} onClick={onChoose}>
      {label}
    </button>
  )
}

function Closed({ phone }: { readonly phone: Phone }) {
  return (
    <Sheet isWhole icon="check" title="アプリの画面は閉じられました" text="ここから先は、ネイティブアプリの画面です。">
      <Choice label="もう一度開く" isMain onChoose={() => phone.open(phone.path)} />
    </Sheet>
  )
}

function SignIn({ phone }: { readonly phone: Phone }) {
  return (
    <Sheet
      isWhole
      icon="log-in"
      title="ログイン"
      text="アプリのログイン画面です。この世界のお客さまとしてログインします。"
    >
      <Choice label="ログインする" isMain onChoose={() => void phone.signIn()} />
      <Choice label="ログインせずに閉じる" onChoose={phone.close} />
    </Sheet>
  )
}

function External({ phone, url }: { readonly phone: Phone; readonly url: string }) {
  return (
    <Sheet icon="external" title="外部ブラウザで開きます" text={url}>
      <a className="k-button" data-style="outline" href={url} target="_blank" rel="noreferrer">
        新しいタブで開く
      </a>
      <Choice label="アプリに戻る" isMain onChoose={phone.dismiss} />
    </Sheet>
  )
}

const readings = [
  { result: "SUCCEEDED", label: "読み取りに成功する" },
  { result: "READ_ERROR", label: "読み取りに失敗する" },
  { result: "CANCELLED", label: "キャンセルする" },
] as const

/** The reader of cards; at its end the native layer replaces the page's address with the call-back. */
function CardReader({ phone, surface, frame }: SurfaceProps<Extract<Surface, { kind: "card" }>>) {
  const [isMissing, setMissing] = useState(false)
  const finish = async (result: string) => {
    try {
      await sandbox.readCard(surface.sessionId, result)
    } catch {
      return setMissing(true)
    }
    phone.dismiss()
    const page = frame.current?.contentWindow
    if (!page) return
    const target = new URL(surface.callback || page.location.href, page.location.href)
    target.searchParams.set("ekycSessionId", surface.sessionId)
    if (target.origin === location.origin) page.location.replace(target.href)
  }
  if (isMissing) {
    return (
      <Sheet icon="nfc" title="カードの読み取り" text="この環境では、カードの読み取りを試せません。">
        <Choice label="アプリに戻る" isMain onChoose={phone.dismiss} />
      </Sheet>
    )
  }
  return (
    <Sheet
      isWhole
      icon="nfc"
      title="カードを読み取ります"
      text="スマートフォンをカードに重ねてください。結果を選ぶと、アプリに戻ります。"
    >
      {readings.map(({ result, label }, index) => (
        <Choice key={result} label={label} isMain={index === 0} onChoose={() => void finish(result)} />
      ))}
    </Sheet>
  )
}
