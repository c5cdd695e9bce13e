import { observer } from "mobx-react-lite"
import { liveChannel, type Proposal } from "../../domain/proposals"
import type { DeskStore } from "../DeskStore"
import { History } from "./History"
import { LivePanel } from "./LivePanel"
import { OtherChannel } from "./OtherChannel"
import { ProposalCard } from "./ProposalCard"
import { Scheduled } from "./Scheduled"
import { useReleaseDesk } from "./useReleaseDesk"
import { Who } from "./Who"
import "./releases.css"

const isOver = ({ state }: Proposal) => state === "live" || state === "withdrawn"

/** What customers have, what they get next, and what is proposed. */
export const ReleasesView = observer(function ReleasesView({ store }: { readonly store: DeskStore }) {
  const desk = useReleaseDesk(store)
  const { proposals } = desk.proposals
  const waiting = proposals.filter((one) => !isOver(one))
  const over = proposals.filter(isOver)
  return (
    <section className="d-page" aria-label="公開">
      <header className="d-page__head">
        <h2 className="d-page__title">公開</h2>
        {desk.isThere === false && (
          <p className="d-page__note">ここからは公開できません。npm start で起動すると使えます。</p>
        )}
      </header>
      {desk.isThere && (
        <>
          <Who desk={desk} />
          <LivePanel desk={desk} />
          <Scheduled desk={desk} />
          {desk.listing?.channels
            .filter(({ name }) => name !== liveChannel)
            .map((channel) => (
              <OtherChannel key={channel.name} desk={desk} channel={channel} />
            ))}
          <section className="d-page__group" aria-labelledby="proposals">
            <h3 id="proposals" className="d-release__heading">
              提案
            </h3>
            {waiting.length === 0 && (
              <p className="d-empty">
                確認や公開を待っている提案はありません。「変更」で、変えたものを選んで提案できます。
              </p>
            )}
            {waiting.map((proposal) => (
              <ProposalCard key={proposal.id} desk={desk} proposal={proposal} />
            ))}
          </section>
          {over.length > 0 && (
            <details className="d-page__group">
              <summary className="d-release__heading">これまでの提案（{over.length}件）</summary>
              {over.map((proposal) => (
                <ProposalCard key={proposal.id} desk={desk} proposal={proposal} />
              ))}
            </details>
          )}
          <History desk={desk} />
        </>
      )}
    </section>
  )
})
