/**
 * What an edit at the desk changes, as a person waits for it: until the first sentences, until cases and customers, until every state
 * is compared in pictures, for a text and for the theme. All states were drawn before. BUILT names an app that is there already.
 */
import { beganName } from "../../src/domain/documentNames"
import { firstLook } from "../../src/domain/look"
import { startDesk } from "./startDesk"

const pollMs = 50

interface Bench {
  readonly run?: { readonly status: string; readonly total: number; readonly drawn: number }
  readonly changes: readonly unknown[]
}

const desk = await startDesk()
const { origin } = new URL(desk.address)
const read = async <Answer>(path: string) => (await (await fetch(`${origin}/__desk/${path}`)).json()) as Answer
const pause = () => new Promise((resolve) => setTimeout(resolve, pollMs))
const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1)
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function until<Answer>(path: string, isThere: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const answer = await read<Answer>(path)
    if (isThere(answer)) return answer
    await pause()
  }
}

/** All states, beside what they were when the desk began. */
async function compare(): Promise<Bench> {
  await post("bench/runs", { before: beganName, look: firstLook, screens: [] })
  return until<Bench>("bench", ({ run }) => run?.status !== "running")
}

const post = async (path: string, body: object) => {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`${origin}/__desk/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

async function edit(name: string, place: { readonly file: string; readonly pointer: string }, value: string) {
  const began = performance.now()
  await post("edits", { edits: [{ ...place, op: "set", value }] })
  const said = (await read<readonly unknown[]>("changes")).length
  say(`${name}: ${said} said in ${seconds(began)} s`)
  const { effect } = await read<{ readonly effect?: { readonly lines?: readonly unknown[] } }>("effect")
  if (!effect) throw new Error("the effect was not worked out")
  say(`${name}: screens and cases in ${seconds(began)} s`)
  const compared = performance.now()
  const { run, changes } = await compare()
  say(
    `${name}: ${run?.status}, ${run?.drawn} of ${run?.total} states in ${seconds(compared)} s, ${changes.length} groups`,
  )
}

const began = performance.now()
const { run } = await compare()
say(`at first: ${run?.drawn} states in ${seconds(began)} s`)
await read("effect")
await edit(
  "a text",
  { file: "withdrawal/client_withdrawal.screen.json", pointer: "/body/1/text" },
  "いくら引き出しますか",
)
await edit("the theme", { file: "theme.json", pointer: "/light/accent" }, "#0B6E5F")
desk.close()
