import type { ChildProcess } from "node:child_process"
import type { DocumentTexts } from "../../../renderer/compiler"
import type { Judge, Verdict } from "../../server"
import { startOwn } from "../ownProcess"

/**
 * Judges documents in a process of its own, so that the server answers others meanwhile: checking and compiling all of them
 * takes seconds. The process begins with the first question and stays; one that ended is replaced at the next.
 */
export function createJudgeInChild(documents: DocumentTexts, start = startChild): Judge {
  let running: ChildProcess | undefined
  const open = () => {
    const child = start()
    child.on("exit", () => {
      if (running === child) running = undefined
    })
    child.send(documents)
    return child
  }
  let last: Promise<unknown> = Promise.resolve()
  return (texts) => {
    const answer = last.then(() => ask((running ??= open()), texts))
    last = answer.catch(() => undefined)
    return answer
  }
}

export function startChild(): ChildProcess {
  const child = startOwn("judge/child.ts")
  // It ends with this process, and keeps it from ending only while it is asked.
  child.unref()
  child.channel?.unref()
  return child
}

const ask = (child: ChildProcess, texts: DocumentTexts): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the process that judges documents ended"))
    child.channel?.ref()
    child.once("exit", fail)
    child.once("message", (verdict) => {
      child.off("exit", fail)
      child.channel?.unref()
      resolve(verdict as Verdict)
    })
    child.send(texts, (error) => {
      if (error) fail()
    })
  })
