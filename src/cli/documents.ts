import { compileDocuments, createLoader, type DocumentSet, loadDocuments } from "../../renderer/compiler"
import { definitions } from "../definitions"
import { CommandError } from "./failure"
import { requireDocuments } from "./rootOption"
import { listed } from "./texts/wording"

/** All documents of a folder that has to hold some. */
export function openDocuments(root: string): DocumentSet {
  requireDocuments(root)
  return loadDocuments(root)
}

/** The same for a question about few of them: each is read when it is asked for. */
export function openOnDemand(root: string): DocumentSet {
  requireDocuments(root)
  return createLoader(root, { onDemand: true })()
}

/** A flow, compiled; a failure names the flows that there are. */
export function openFlow(set: DocumentSet, id: string) {
  const { flows } = compileDocuments(set, definitions, { samples: false, only: [], flows: [id] }).app
  const flow = Object.hasOwn(flows, id) ? flows[id] : undefined
  if (flow) return flow
  throw new CommandError(`フロー「${id}」はありません。${otherFlows(set)}`)
}

function otherFlows(set: DocumentSet): string {
  const known = listed(set.all("flow").map((flow) => flow.id))
  return known === "" ? "" : `使えるのは ${known} です。`
}

/** Screens of a flow, in its order and beside it. */
export const screensOf = ({ steps, detached }: ReturnType<typeof openFlow>): readonly string[] =>
  [...steps, ...detached].map(({ screen }) => screen)
