import type { ChildProcess } from "node:child_process"
import type { DocumentTexts } from "../../../renderer/compiler"
import type { OpenApplications } from "../../domain/effect"
import type { OpenApplication } from "../../sandbox"
import { giveWay } from "../giveWay"
import { startOwn } from "../ownProcess"

/** What the process is told. */
export interface Asked {
  readonly open: readonly OpenApplication[]
  readonly before: DocumentTexts
  readonly after: DocumentTexts
}

/**
 * What becomes of open applications between two sets of documents, worked out in a process of its own, which gives way to
 * everything else: reading the forms of both takes seconds, in which the server would answer nobody.
 * @throws where the process ends without an answer
 */
export const forecastInChild = (asked: Asked, start = () => startChild()): Promise<OpenApplications> =>
  new Promise((resolve, reject) => {
    const child = start()
    giveWay(child)
    child.once("message", (answer) => resolve(answer as OpenApplications))
    child.once("error", reject)
    child.once("exit", () => reject(new Error("the process that looks at open applications ended")))
    child.send(asked)
  })

/** It ends when it is told to. */
export const startChild = (signal?: AbortSignal): ChildProcess =>
  startOwn("forecast/child.ts", signal ? { signal } : {})
