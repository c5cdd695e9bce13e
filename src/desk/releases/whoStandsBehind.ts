import type { ListedPointer } from "../../domain/proposals"
import type { ReleaseDesk } from "./ReleaseDesk"

/** Neither a build nor something that was approved: somebody went back. */
export const isGoingBack = ({ proposal, person }: ListedPointer): boolean =>
  proposal === undefined && person !== "build"

export function whoStandsBehind(pointer: ListedPointer, desk: ReleaseDesk): string {
  const proposal = desk.proposals.proposals.find(({ id }) => id === pointer.proposal)
  if (!proposal) return isGoingBack(pointer) ? `${desk.nameOf(pointer.person)}が前に戻しました` : "アプリと一緒に公開"
  const reviewers = proposal.reviews.filter(({ verdict }) => verdict === "approve").map(({ person }) => person)
  const names = (logins: readonly string[]) => [...new Set(logins)].map((login) => desk.nameOf(login)).join("、")
  const reviewed = reviewers.length === 0 ? "" : `／確認 ${names(reviewers)}`
  return `「${proposal.title}」 提案 ${names(proposal.authors)}${reviewed}／公開 ${desk.nameOf(pointer.person)}`
}
