import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type ChannelAddress, type ListedChannel, liveChannel } from "../../domain/proposals"
import { releasePaths } from "../../domain/releases"
import { channelName } from "../../domain/releaseSentences"
import { GoingBack } from "./GoingBack"
import type { ReleaseDesk } from "./ReleaseDesk"
import { Planned } from "./Scheduled"
import { Shares } from "./Shares"
import { toMoment } from "./times"

interface ChannelProps {
  readonly desk: ReleaseDesk
  readonly channel: ListedChannel
}

/** What staff look at before customers get it: what it has, what it gets, the way back, and the way onto it. */
export const OtherChannel = observer(function OtherChannel({ desk, channel }: ChannelProps) {
  const { name, hasOwn, present, pointers, scheduled } = channel
  const title = channelName(name)
  // Another build of the app may not be able to show what was ordered.
  const isShown = pointers.some(({ release }) => release === present)
  return (
    <section className="d-page__group" aria-labelledby={`channel-${name}`}>
      <h3 id={`channel-${name}`} className="d-release__heading">
        {title}
      </h3>
      {hasOwn ? (
        <Shares desk={desk} pointers={pointers} />
      ) : (
        <p className="d-empty">
          本番と同じものが出ています。提案の「公開先」で{title}
          を選ぶと、お客さまに出す前に、実物のアプリで確かめられます。
        </p>
      )}
      {hasOwn && !isShown && (
        <p className="d-release__alarm">
          今のアプリでは表示できないため、{desk.nameOfRelease(present)}を出しています。もう一度公開してください。
        </p>
      )}
      <Planned desk={desk} scheduled={scheduled} />
      <Address desk={desk} name={name} />
      <GoingBack desk={desk} channel={channel} />
    </section>
  )
})

const Address = observer(function Address({ desk, name }: { readonly desk: ReleaseDesk; readonly name: string }) {
  const [given, setGiven] = useState<ChannelAddress | "untold">()
  const title = channelName(name)
  const isHere = desk.listing?.visiting === name
  return (
    <div className="d-page__note">
      {isHere && (
        <p>
          このブラウザーは、今{title}を見ています。<a href={releasePaths.channel(liveChannel, "back")}>本番に戻る</a>
        </p>
      )}
      {desk.person === undefined ? (
        <p>操作する人を選ぶと、{title}を見るためのアドレスを出せます。</p>
      ) : (
        <button
          type="button"
          className="d-link"
          onClick={() => void desk.addressOf(name).then((one) => setGiven(one ?? "untold"))}
        >
          {title}を見るためのアドレスを出す
        </button>
      )}
      <div role="status">
        {given === "untold" && <p>アドレスを出せませんでした。サーバーにつながってから、もう一度押してください。</p>}
        {typeof given === "object" && (
          <p>
            <a href={given.address} target="_blank" rel="noreferrer">
              {new URL(given.address, window.location.href).href}
            </a>
            <br />
            このアドレスを開いた端末は、{toMoment(given.until)}まで{title}を見ます。お客さまには出ません。
          </p>
        )}
      </div>
    </div>
  )
})
