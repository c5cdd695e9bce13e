import type { DocumentTexts } from "../../../renderer/compiler"
import type { OpenApplication } from "../../sandbox"
import type { SaidCase } from "../../server"
import { startOwn } from "../ownProcess"

/** What the process is told. */
export interface AskedCase extends OpenApplication {
  readonly texts: DocumentTexts
}

/**
 * Works a customer's case out in a process of its own: reading the forms takes seconds, in which the server would answer nobody.
 * Answers go in, and none that says who the customer is comes out.
 * @throws where the process ends without an answer
 */
export const caseInChild = (asked: AskedCase): Promise<SaidCase> =>
  new Promise((resolve, reject) => {
    const child = startOwn("cases/child.ts")
    child.once("message", (answer) => resolve(answer as SaidCase))
    child.once("error", reject)
    child.once("exit", () => reject(new Error("the process that looks at an application ended")))
    child.send(asked)
  })
