import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type ChannelAddress, channelPath, type ListedChannel, liveChannel } from "../../domain/proposals"
import { channelName } from "../../domain/releaseSentences"
import { LabelledInput } from "../parts/LabelledInput"
import { toMoment } from "../parts/times"
import { toJapan } from "../parts/toJapan"
import type { ReleaseDesk } from "./ReleaseDesk"
import { sharesAt } from "../../domain/releaseShares"

interface SeeProps {
  readonly desk: ReleaseDesk
  readonly channel: ListedChannel
}

interface Given extends ChannelAddress {
  /** In Japan, as it was typed; empty for now. */
  readonly at: string
}

/** The whole app as a channel has it now or at a moment: an address for any device. */
export const SeeChannel = observer(function SeeChannel({ desk, channel }: SeeProps) {
  const [at, setAt] = useState("")
  const [given, setGiven] = useState<Given | "untold">()
  const { name } = channel
  const isLive = name === liveChannel
  const title = channelName(name)
  const { visiting } = desk.listing ?? {}
  const ask = () => void desk.addressOf(name, at).then((one) => setGiven(one ? { ...one, at } : "untold"))
  return (
    <div className="d-page__note">
      {visiting?.channel === name && (
        <p>
          このブラウザーは、{visiting.at === undefined ? "今の" : `${toMoment(visiting.at)}の`}
          {title}を見ています。<a href={channelPath(liveChannel, "back")}>今の本番に戻る</a>
        </p>
      )}
      {desk.person === undefined ? (
        <p>操作する人を選ぶと、{isLive ? "先の日時の本番" : title}を見るためのアドレスを出せます。</p>
      ) : (
        <form
          className="d-release__form"
          aria-label={`${title}を見る`}
          onSubmit={(event) => {
            event.preventDefault()
            ask()
          }}
        >
          <LabelledInput
            label={isLive ? "見る日時" : "見る日時（空なら今）"}
            type="datetime-local"
            value={at}
            onChange={setAt}
          />
          <button type="submit" className="d-button" disabled={isLive && at === ""}>
            {title}を見るためのアドレスを出す
          </button>
        </form>
      )}
      <div role="status">
        {given === "untold" && <p>アドレスを出せませんでした。サーバーにつながってから、もう一度押してください。</p>}
        {typeof given === "object" && (
          <p>
            <a href={given.address} target="_blank" rel="noreferrer">
              {new URL(given.address, window.location.href).href}
            </a>
            <br />
            {sayGiven(given, channel, desk)}
          </p>
        )}
      </div>
    </div>
  )
})

function sayGiven({ at, until }: Given, channel: ListedChannel, desk: ReleaseDesk): string {
  const title = channelName(channel.name)
  const seen = `このアドレスを開いた端末だけが、${toMoment(until)}まで、`
  if (at === "") return `${seen}${title}を見ます。お客さまには出ません。`
  const names = sharesAt(channel, toJapan(at)).map(({ pointer }) => desk.nameOfRelease(pointer.release))
  const planned = names.length === 0 ? "" : `そのときに出ているもの：${names.join("、")}。`
  return `${seen}${toMoment(toJapan(at))}の${title}を見ます。${planned}画面の中の日付は、お試しの電話の「時計」で変えられます。`
}
