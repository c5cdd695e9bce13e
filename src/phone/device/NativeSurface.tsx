import { useState, type RefObject } from "react"
import { netBankSite } from "../../domain/partnerSites"
import { CardReader } from "../card/CardReader"
import { SheetButton, Sheet } from "./Sheet"
import { sandbox } from "../sandbox"
import { partnerPage } from "../nativeLinks"
import { StepUp } from "../stepUp/StepUp"
import type { Phone, Surface } from "../usePhone"

interface SurfaceProps {
  readonly phone: Phone
  readonly surface: Surface
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** What the native app draws over the webview when the page asks for it. */
export function NativeSurface(props: SurfaceProps) {
  const { surface, phone } = props
  switch (surface.kind) {
    case "close":
      return <ClosedSurface phone={phone} />
    case "login":
      return <LoginSurface phone={phone} />
    case "external":
      return <ExternalSurface phone={phone} url={surface.url} />
    case "card":
      return <CardReader {...props} surface={surface} />
    case "step-up":
      return <StepUp {...props} surface={surface} />
    case "elsewhere":
      return <ElsewhereSurface phone={phone} url={surface.url} />
    case "unreachable":
      return <UnreachableSurface phone={phone} />
    case "unknown":
      return (
        <Sheet icon="link" title="アプリへのリンク" text={surface.url}>
          <SheetButton label="閉じる" isMain onChoose={phone.dismiss} />
        </Sheet>
      )
  }
}

function ClosedSurface({ phone }: { readonly phone: Phone }) {
  return (
    <Sheet isWhole icon="check" title="アプリの画面は閉じられました" text="ここから先は、ネイティブアプリの画面です。">
      <SheetButton label="もう一度開く" isMain onChoose={() => phone.open(phone.path)} />
    </Sheet>
  )
}

function UnreachableSurface({ phone }: { readonly phone: Phone }) {
  return (
    <Sheet isWhole icon="link" title="ページを開けません" text="通信できないため、アプリの画面を読み込めませんでした。">
      <SheetButton label="もう一度開く" isMain onChoose={() => phone.open(phone.path)} />
      <SheetButton label="閉じる" onChoose={phone.close} />
    </Sheet>
  )
}

function ElsewhereSurface({ phone, url }: { readonly phone: Phone; readonly url: string }) {
  return (
    <Sheet isWhole icon="external" title="アプリの外のページに移りました" text={url}>
      <NewTab url={url} />
      <SheetButton label="もう一度開く" isMain onChoose={() => phone.open(phone.path)} />
    </Sheet>
  )
}

const NewTab = ({ url }: { readonly url: string }) => (
  <a className="k-button" data-style="outline" href={url} target="_blank" rel="noreferrer">
    新しいタブで開く
  </a>
)

function LoginSurface({ phone }: { readonly phone: Phone }) {
  return (
    <Sheet
      isWhole
      icon="log-in"
      title="ログイン"
      text="アプリのログイン画面です。この世界のお客さまとしてログインします。"
    >
      <SheetButton label="ログインする" isMain onChoose={() => void phone.signIn()} />
      <SheetButton label="ログインせずに閉じる" onChoose={phone.close} />
    </Sheet>
  )
}

function ExternalSurface({ phone, url }: { readonly phone: Phone; readonly url: string }) {
  const partner = partnerPage(url)
  return (
    <Sheet icon="external" title="外部ブラウザで開きます" text={url}>
      <NewTab url={url} />
      {partner !== undefined && (
        <SheetButton label="連携先のサイトへ進む" isMain onChoose={() => phone.open(partner)} />
      )}
      {isNetBank(url) && <NetBankButton phone={phone} url={url} />}
      {isDelivered(url) && (
        <SheetButton label="書面を読む" onChoose={() => void sandbox.readDocument(url).finally(phone.dismiss)} />
      )}
      <SheetButton label="アプリに戻る" isMain={partner === undefined} onChoose={phone.dismiss} />
    </Sheet>
  )
}

/** A document that was delivered electronically: its server tells the broker that it was read. */
const isDelivered = (url: string) => /^https:\/\/docs\.example\/e\d+\.pdf$/.test(url)

const isNetBank = (url: string) => url.startsWith(`${netBankSite}/`)

/** The net bank itself: there the customer agrees, and the money is on its way. */
function NetBankButton({ phone, url }: { readonly phone: Phone; readonly url: string }) {
  const [isRefused, setRefused] = useState(false)
  const pay = () => sandbox.payIn({ url }).then(phone.dismiss, () => setRefused(true))
  return (
    <SheetButton label={isRefused ? "銀行が受け付けませんでした" : "銀行で入金を終える"} onChoose={() => void pay()} />
  )
}
