import { untracked } from "mobx"
import { handleFailure } from "../actions/handleFailure"
import type { ScreenRuntime } from "../actions/Run"
import { createScope } from "../../expressions/createScope"
import { resolveValue } from "../../expressions/evaluate"
import { isList, isRecord } from "../../model/json"
import type { Path } from "../../model/scope"
import type { ScreenState } from "../state/ScreenState"
import { endsVisit } from "./endsVisit"

/** Whether there is a page after those of an entry; undefined where its data has none. */
export function hasNextPage(name: string, screen: ScreenState): boolean {
  const pages = screen.module.screen.data[name]?.pages
  const more = pages && createScope({ res: screen.entry(name).value }).get(["res", ...pages.more])
  return more === true || more === 1 || more === "1"
}

/**
 * Loads the page after those that are there. A failure is told at the end of the list and nowhere else, unless it ends the
 * visit: then it is handled as that of the first page.
 */
export async function loadNextPage(name: string, { screen, createRun }: ScreenRuntime): Promise<void> {
  const data = screen.module.screen.data[name]
  const call = typeof data?.call === "string" ? screen.findCall(data.call) : undefined
  const pages = data?.pages
  if (!data || !call || !pages) return
  const entry = screen.entry(name)
  const input = untracked(() => screen.createRequest(data.input, (node) => resolveValue(node, screen.scope)))
  const request = { ...input, [pages.by]: entry.pages + 1 }
  const failure = await entry.loadNext(
    // The end of the list says that it comes: what is being read stays clear.
    () => screen.host.call(call, request, { signal: screen.signal, again: true, unawaited: true }),
    (value, page) => append(value, page, pages.items),
  )
  if (!failure || screen.signal.aborted || !endsVisit(call, failure, screen.host)) return
  await handleFailure({ call, on: data.on, failure }, createRun())
}

/** The newest answer, its rows behind those that were there. */
function append(before: unknown, page: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return isList<unknown>(before) && isList<unknown>(page) ? [...before, ...page] : page
  if (!isRecord(page)) return page
  const rows = append(isRecord(before) ? before[name] : undefined, page[name], rest)
  return { ...page, [name]: rows }
}
