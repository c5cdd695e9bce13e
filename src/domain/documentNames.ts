/** How sets of documents are called that the desk has drawn: beside these it is the id of a release. */

/** What is edited. */
export const editedName = "workshop"
/** What the server began with. */
export const beganName = "began"

interface Proposed {
  /** Over which it is looked at. */
  readonly release: string
  readonly proposal: number
}

/** A release with the documents of a proposal in the place of its own. */
export const proposedName = ({ release, proposal }: Proposed): string => `${release}+${proposal}`

/** Undefined for any other name. */
export function parseProposedName(name: string): Proposed | undefined {
  const [, release = "", proposal] = /^(\w+)\+(\d+)$/.exec(name) ?? []
  return proposal === undefined ? undefined : { release, proposal: Number(proposal) }
}
