import type { ScreenModule } from "../../../../renderer"
import type { Mutation } from "../choose"
import { placeOf } from "./place"

/** What a button of a half-sheet of the server's does, where the place says what comes of it. */
export const buttonOf = (pointer: string): string | undefined => /\/sheet\/\d+\/on\/([^/]+)/.exec(pointer)?.[1]

/** Whether a half-sheet has a button that does that; any, where none is asked for. */
export const bringsButton = (sheets: unknown, does: string | undefined): boolean =>
  does === undefined || (JSON.stringify(sheets) ?? "").includes(`"${does}"`)

/** A changed definition is met where it is named; what errors.json says of a client, where a call of it is made and may end so. */
export function isConcerned(
  { file, pointer, text }: Mutation,
  module: ScreenModule | undefined,
  sample: string,
): boolean {
  const [name] = /\/(?:definitions|properties)\/(\w+)(?!.*\/properties\/)/.exec(pointer)?.slice(1) ?? []
  if (name !== undefined && module) return JSON.stringify([module.forms, module.calls]).includes(`"${name}"`)
  if (file !== "errors.json") return true
  const client = pointer.split("/")[2]
  const own = Object.values(module?.calls ?? {}).filter((call) => call.client === client)
  const does = buttonOf(pointer)
  if (does !== undefined) {
    const ends = module?.samples?.[sample]?.calls ?? {}
    return own.some(({ id, codeSamples = {} }) => bringsButton(codeSamples[ends[id] ?? ""], does))
  }
  // What is there already is kept only where it is asked for again.
  const { around } = placeOf({ pointer, text })
  const isAgain = JSON.stringify(around.slice(-4)).includes("$failure.kept")
  return own.length > 0 && (!isAgain || Object.values(module?.screen.data ?? {}).some(isAskedAgain))
}

const isAskedAgain = (data: object): boolean =>
  "call" in data && "reads" in data && /"query"/.test(JSON.stringify(data.reads))
