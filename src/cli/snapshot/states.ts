import { samplesOf } from "../../../renderer/compiler"
import { openDocuments } from "../documents"

/** One state of one screen. */
export interface Sample {
  readonly screen: string
  readonly sample: string
}

/** One state of one screen in one theme. */
export interface State extends Sample {
  readonly theme: "light" | "dark"
}

export interface Choice {
  /** Glob over `screen/sample`, `*` for anything. */
  readonly only?: string
  /** `i/n`: the i-th of n parts. */
  readonly shard?: string
}

export const nameOf = ({ screen, sample }: Sample): string => `${screen}/${sample}`

const byName = new Intl.Collator("en").compare

function toPattern(glob: string): RegExp {
  const escaped = glob.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")
  return new RegExp(`^${glob.includes("/") ? escaped : `${escaped}/.*`}$`)
}

function ofShard(shard: string): (index: number) => boolean {
  const [part = 1, parts = 1] = shard.split("/").map(Number)
  return (index) => index % parts === part - 1
}

/** `i/n` with 1 <= i <= n. */
export const isShard = (text: string): boolean => {
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)
  return match !== null && Number(match[1]) <= Number(match[2])
}

/** Whether a state is among those that a glob chooses; all are where there is none. */
export const chosenBy = (only: string | undefined, name: string): boolean => toPattern(only ?? "*").test(name)

/** Every sample of every screen document under the root, in a stable order. */
export function listSamples(root: string, { only = "*", shard = "1/1" }: Choice): readonly Sample[] {
  const pattern = toPattern(only)
  const mine = ofShard(shard)
  const documents = openDocuments(root)
  const conditions = documents.find("conditions", "conditions")?.document.conditions ?? {}
  return documents
    .all("screen")
    .flatMap(({ id, document }) =>
      Object.keys(samplesOf(document, conditions)).map((sample) => ({ screen: id, sample })),
    )
    .filter(({ screen, sample }) => pattern.test(nameOf({ screen, sample })))
    .toSorted((one, other) => byName(nameOf(one), nameOf(other)))
    .filter((_, index) => mine(index))
}
