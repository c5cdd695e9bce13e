import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { Proposal } from "../../domain/proposals"
import { eachDifference, type SaidChange } from "../../sentences"
import type { ReleaseDesk } from "./ReleaseDesk"

interface GoingAlongProps {
  readonly desk: ReleaseDesk
  /** Documents that are about to be proposed. */
  readonly paths: readonly string[]
}

/** Documents are proposed as they are: what an earlier proposal changed in them goes along, and whoever proposes is told. */
export const GoingAlong = observer(function GoingAlong({ desk, paths }: GoingAlongProps) {
  const [changes, setChanges] = useState<ReadonlyMap<number, readonly SaidChange[]>>(new Map())
  const earlier = desk.proposals.proposals.filter(
    ({ state, files }) => waiting.has(state) && files.some(({ path }) => paths.includes(path)),
  )
  const asked = earlier.map(({ id }) => id).join(" ")
  useEffect(() => {
    let isWanted = true
    const ids = asked.split(" ").filter(Boolean).map(Number)
    void Promise.all(ids.map(async (id) => [id, (await desk.changesOf(id)) ?? []] as const)).then((told) => {
      if (isWanted) setChanges(new Map(told))
    })
    return () => {
      isWanted = false
    }
  }, [desk, asked])
  const { store } = desk
  const now = eachDifference(store.changes)
  const along = earlier.flatMap((proposal) => {
    const own = eachDifference(changes.get(proposal.id) ?? []).filter(({ file }) => paths.includes(file))
    const still = own.filter(({ file, says }) => now.some((one) => one.file === file && one.says === says))
    return still.length === 0 ? [] : [{ proposal, files: [...new Set(still.map(({ file }) => file))] }]
  })
  if (along.length === 0) return null
  return (
    <ul className="d-release__along" role="status">
      {along.map(({ proposal, files }) => (
        <li key={proposal.id}>{sayAlong(files.map((file) => store.nameOf(file)).join("、"), nameOf(proposal))}</li>
      ))}
    </ul>
  )
})

const sayAlong = (documents: string, proposal: string): string =>
  `${documents}には、まだ公開していない「${proposal}」の変更も入っています。この提案を公開すると、いっしょにお客さまへ届きます。` +
  "分けるときは、下の一覧でその変更を「前に戻す」で外してから提案してください。"

/** On their way to customers, or sent back to be changed. */
const waiting: ReadonlySet<Proposal["state"]> = new Set(["open", "approved", "returned", "scheduled", "partly"])

const nameOf = ({ id, title }: Proposal): string => `提案${id}：${title}`
