import { answers } from "./answers"
import { exitCodes, type Output } from "./failure"
import type { ListedScreen } from "./listScreens"
import { requireDocuments } from "./rootOption"

export interface ListOptions {
  readonly root: string
  readonly json?: boolean
}

export async function list({ root, json }: ListOptions, { print }: Output): Promise<number> {
  requireDocuments(root)
  const screens = await answers.ask("list", root, () => readScreens(root))
  print(
    json ? JSON.stringify(screens, null, 2) : screens.map(writeScreen).concat(`合計: ${screens.length}画面`).join("\n"),
  )
  return exitCodes.ok
}

/** Who has asked the same before does not wait for what reads documents. */
async function readScreens(root: string): Promise<readonly ListedScreen[]> {
  const { listScreens } = await import("./listScreens")
  const { openOnDemand } = await import("./documents")
  return listScreens(openOnDemand(root))
}

const writeScreen = ({ id, title, routes, area, samples }: ListedScreen): string =>
  [
    `${id}  ${title}`,
    `  場所: ${area}`,
    `  ルート: ${routes.join("、") || "なし"}`,
    `  サンプル: ${samples.join("、") || "なし"}`,
  ].join("\n")
