import { observer } from "mobx-react-lite"
import type { Proposal } from "../../domain/proposals"
import { proposalStates, verdicts } from "../../domain/releaseSentences"
import { ChangeWords } from "../changes/ChangeWords"
import { LabelledInput } from "../parts/LabelledInput"
import { useDraft } from "../parts/useDraft"
import { ProposalEffect } from "./ProposalEffect"
import { PublishForm } from "./PublishForm"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toMoment } from "../parts/times"

interface CardProps {
  readonly desk: ReleaseDesk
  readonly proposal: Proposal
}

/** A proposal: what it changes, what others think of it, and what can be done with it now. */
export const ProposalCard = observer(function ProposalCard({ desk, proposal }: CardProps) {
  const { id, title, reason, authors, at, state, files, needsAdmin } = proposal
  const changes = desk.changes.get(id)
  const isOver = state === "live" || state === "withdrawn"
  return (
    <article className="d-proposal" aria-labelledby={`proposal-${id}`} data-state={state}>
      <header className="d-proposal__head">
        <h4 id={`proposal-${id}`} className="d-proposal__title">
          {title}
        </h4>
        <span className="d-count">{proposalStates[state]}</span>
        {!isOver && desk.isTriedOut(id) && <span className="d-count">リハーサル中</span>}
        <span className="d-proposal__by">
          提案{id}　{authors.map((login) => desk.nameOf(login)).join("、")}　{toMoment(at)}
        </span>
      </header>
      {reason !== "" && <p>{reason}</p>}
      {!isOver && needsAdmin && <p>お客さまの行き先が変わります。公開には「管理」の役割の人の確認が必要です。</p>}
      <p className="d-proposal__files">{files.map(({ path }) => desk.store.nameOf(path)).join("、")}</p>
      {!isOver && (
        <button
          type="button"
          className="d-link"
          aria-expanded={changes !== undefined}
          onClick={() => (changes ? desk.close(id) : desk.open(id))}
        >
          {changes ? "変わるところを閉じる" : "変わるところを見る"}
        </button>
      )}
      {changes && (
        <ul className="d-proposal__changes">
          {changes.map((change, index) => (
            <li key={index} className="d-change">
              <ChangeWords change={change} />
            </li>
          ))}
        </ul>
      )}
      {changes && !isOver && <ProposalEffect desk={desk} id={id} />}
      <Reviews desk={desk} proposal={proposal} />
      {!isOver && desk.person && <Tools desk={desk} proposal={proposal} />}
    </article>
  )
})

const Reviews = observer(function Reviews({ desk, proposal: { reviews } }: CardProps) {
  if (reviews.length === 0) return null
  return (
    <ul className="d-proposal__reviews">
      {reviews.map(({ person, verdict, comment, at, isCurrent }) => (
        <li key={`${person} ${at}`}>
          <strong>{desk.nameOf(person)}</strong>　{verdicts[verdict]}　{toMoment(at)}
          {!isCurrent && verdict !== "comment" && "　（公開中の内容が変わる前の確認。もう一度必要です）"}
          {comment !== "" && <p>{comment}</p>}
        </li>
      ))}
    </ul>
  )
})

const Tools = observer(function Tools({ desk, proposal }: CardProps) {
  const { id, authors, state, reviews } = proposal
  const [comment, setComment] = useDraft(desk.store, `comment ${id}`, "")
  const me = desk.person?.login ?? ""
  const isMine = authors.includes(me)
  const hasDecided = reviews.some(
    ({ person, verdict, isCurrent }) => person === me && verdict !== "comment" && isCurrent,
  )
  const isSeen = desk.changes.has(id) && typeof desk.effects.get(id) === "object"
  const canReview = desk.can("review") && !isMine && !hasDecided && (state === "open" || state === "approved")
  const say = (verdict: "approve" | "return" | "comment") =>
    void desk.review(id, verdict, comment).then((isDone) => isDone && setComment(() => ""))
  return (
    <>
      <div className="d-release__form">
        <LabelledInput
          label={canReview ? "ひとこと（質問、答え、差し戻す理由）" : "ひとこと（質問、答え）"}
          isWide
          value={comment}
          onChange={(next) => setComment(() => next)}
        />
        <button
          type="button"
          className="d-button"
          disabled={comment.trim() === "" || desk.isBusy}
          onClick={() => say("comment")}
        >
          書き込む
        </button>
        {canReview && (
          <>
            {state === "open" && (
              <button
                type="button"
                className="d-button"
                disabled={!isSeen || desk.isBusy}
                onClick={() => say("approve")}
              >
                確認した
              </button>
            )}
            <button
              type="button"
              className="d-button"
              disabled={comment.trim() === "" || desk.isBusy}
              onClick={() => say("return")}
            >
              差し戻す
            </button>
          </>
        )}
        {isMine && (
          <button type="button" className="d-link" disabled={desk.isBusy} onClick={() => void desk.withdraw(id)}>
            取り下げる
          </button>
        )}
      </div>
      {canReview && state === "open" && !isSeen && (
        <p className="d-empty">「変わるところを見る」を開き、お客さまに起きることが出ると、確認できます。</p>
      )}
      {isMine && state === "open" && (
        <p className="d-empty">
          {authors[0] === me ? "自分の提案" : "自分が変えたもののある提案"}
          は確認できません。ほかの人が確認すると、公開できます。
        </p>
      )}
      <PublishForm desk={desk} proposal={proposal} />
    </>
  )
})
