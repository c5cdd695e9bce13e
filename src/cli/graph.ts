import { answers } from "./answers"
import type { GraphOptions } from "./drawGraph"
import { exitCodes, type Output } from "./failure"
import { requireDocuments } from "./rootOption"

/** The steps of a flow and the ways between them, as JSON or as a Mermaid diagram. */
export async function graph(id: string, options: GraphOptions, { print }: Output): Promise<number> {
  requireDocuments(options.root)
  const question = JSON.stringify(["graph", id, options.json === true])
  // Who has asked the same before does not wait for what reads documents.
  const drawn = await answers.ask(question, options.root, async () =>
    (await import("./drawGraph")).drawGraph(id, options),
  )
  print(drawn)
  return exitCodes.ok
}
