import type { ChildProcess } from "node:child_process"
import type { DocumentTexts } from "../../../renderer/compiler"
import { startOwn } from "../ownProcess"
import type { Order } from "./child"
import type { Mutation } from "./choose"
import type { Verdict } from "./verdict"

/** Some documents' changes are judged here, the others there: all of a document by the same process, which knows it then. */
const most = 25

/** Room to begin with: what a page leaves behind is collected in few large pieces, by the thread that works. */
const memory = [
  "--min-semi-space-size=128",
  "--max-semi-space-size=128",
  "--initial-old-space-size=1024",
  "--max-old-space-size=3072",
  "--single-threaded-gc",
]

/** Longer than any change takes: a page that loads itself again and again would take for ever. */
const mostMs = 400_000

/** Judges changes in as many processes as are asked for. */
export async function judgeInChildren(
  texts: DocumentTexts,
  mutations: readonly Mutation[],
  { workers, tell }: { readonly workers: number; tell(verdict: Verdict): void },
): Promise<void> {
  const open = inPortions(mutations)
  await Promise.all(Array.from({ length: workers }, () => work(texts, open, tell)))
}

function inPortions(mutations: readonly Mutation[]): (readonly Mutation[])[] {
  const files = [...new Set(mutations.map(({ file }) => file))]
  return files.flatMap((wanted) => {
    const all = mutations.filter(({ file }) => file === wanted)
    return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
      all.slice(index * most, (index + 1) * most),
    )
  })
}

/** A page that a change has broken for good ends its process: what is left is judged by a new one. It does so twice: that is seen. */
async function work(
  texts: DocumentTexts,
  open: (readonly Mutation[])[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  let last = ""
  while (open.length > 0) {
    const left = await workInChild(texts, open, tell)
    const [first] = left
    if (first === undefined) continue
    const key = `${first.file} ${first.pointer} ${first.after}`
    if (key === last) {
      const { text: _, ...told } = first
      tell({ ...told, seen: { by: "state", what: "a page that never comes to rest" } })
    }
    open.unshift(key === last ? left.slice(1) : left)
    last = key
  }
}

/** What its process has not judged: nothing where it has come to the end. */
function workInChild(
  texts: DocumentTexts,
  open: (readonly Mutation[])[],
  tell: (verdict: Verdict) => void,
): Promise<readonly Mutation[]> {
  return new Promise((resolve, reject) => {
    const child = startOwn("mutate/child.ts", { flags: memory })
    let left: readonly Mutation[] = []
    const end = () => child.kill("SIGKILL")
    let timer = setTimeout(end, mostMs)
    const next = () => {
      left = open.shift() ?? []
      if (left.length > 0) order(child, { kind: "changes", mutations: left })
      else child.disconnect()
    }
    child.on("message", (told: Verdict | "ready" | null) => {
      clearTimeout(timer)
      timer = setTimeout(end, mostMs)
      if (told === "ready") return order(child, { kind: "documents", texts })
      if (told === null) return next()
      left = left.slice(1)
      tell(told)
    })
    child.once("error", reject)
    child.once("exit", (code) => {
      clearTimeout(timer)
      if (code === 0 || left.length > 0) resolve(left)
      else reject(new Error("the process that judges changes did not begin"))
    })
  })
}

const order = (child: ChildProcess, what: Order) => void child.send(what)
