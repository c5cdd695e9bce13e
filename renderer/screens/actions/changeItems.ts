import { toJS } from "mobx"
import { evaluate, resolveValue } from "../../expressions/evaluate"
import type { CompiledStore } from "../../model/compiled"
import { isList, isRecord } from "../../model/json"
import type { ActionEnd } from "../../model/registry"
import { storeOf } from "../state/storeOf"
import { isRunner } from "./ActionRun"
import { handleFailure } from "./handleFailure"
import type { Run } from "./Run"

type Item = Readonly<Record<string, unknown>>

/** A write that nobody waits for outlives the screen that it was made on. */
const { signal } = new AbortController()

/** Adds items to a store or removes them; waits for no answer. What the server refuses is taken back and told then. */
export async function changeItems(
  { store: id, item, undone }: Readonly<Record<string, unknown>>,
  run: Run,
  way: "add" | "remove",
): Promise<ActionEnd> {
  const { screen } = run
  const declared = screen.findCall(String(id))?.store
  const items = storeOf(screen, String(id))
  const call = declared && screen.findCall(declared[way].call)
  if (!declared || !items || !call) {
    screen.host.report({ code: "unknown-store", at: `${screen.file}: ${String(id)}` })
    return { outcome: "broken", stop: true }
  }
  const changed = (isList<unknown>(item) ? item : [item]).filter(isRecord).map((one) => toJS(one))
  const isOpen = declared.when === undefined || evaluate(declared.when, run.scope) === true
  const others = isOpen ? (way === "add" && items.isFull ? declared.full : undefined) : (declared.otherwise ?? [])
  if (others) {
    const end = await run.perform(others)
    return end.stop ? end : { outcome: "refused" }
  }
  for (const one of changed)
    items.change({
      item: { ...ownValues(declared, way, run), ...one },
      isThere: way === "add",
      write: () => screen.host.call(call, sent(declared, one), { signal, again: true, unawaited: true }),
      async refused(failure) {
        if (isRunner(undone)) await undone()
        await handleFailure({ call, on: undefined, failure }, run)
      },
    })
  return { outcome: "ok" }
}

const ownValues = (declared: CompiledStore, way: "add" | "remove", { scope }: Run): Item =>
  Object.fromEntries(Object.entries(declared[way].item ?? {}).map(([name, node]) => [name, resolveValue(node, scope)]))

/** The server is told which item is meant; what it is like is its own business. */
const sent = ({ by }: Pick<CompiledStore, "by">, item: Item): Item =>
  Object.fromEntries(by.map((name) => [name, item[name]]))
