import { observer } from "mobx-react-lite"
import type { ListedChannel } from "../../domain/proposals"
import { channelName } from "../../domain/releaseSentences"
import { GoingBack } from "./GoingBack"
import type { ReleaseDesk } from "./ReleaseDesk"
import { Planned } from "./Scheduled"
import { SeeChannel } from "./SeeChannel"
import { Shares } from "./Shares"

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
      <SeeChannel desk={desk} channel={channel} />
      <GoingBack desk={desk} channel={channel} />
    </section>
  )
})
