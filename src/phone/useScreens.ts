import { useEffect, useState } from "react"
import { app, screens } from "virtual:kamishibai/app"
import { stepAddress, type ScreenModule } from "../../renderer"

export interface ScreenEntry {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly paths: readonly string[]
  readonly samples: readonly string[]
  /** With the codes that each can answer. */
  readonly calls: readonly { readonly id: string; readonly codes: readonly string[] }[]
}

const areas: Readonly<Record<string, string>> = {
  "account-opening": "口座開設",
  deposit: "入金",
  "money-schedule": "資金スケジュール",
  withdrawal: "出金",
  bank: "出金先口座",
  customer: "お客さま情報",
  payments: "決済サービスの連携",
  portfolio: "資産",
  history: "取引履歴",
  brands: "銘柄",
  documents: "書面",
  preorder: "予約",
  dividend: "配当・分配金",
  planning: "目標・シミュレーション",
  nisa: "NISA",
  inquiry: "お問い合わせ",
  system: "共通",
}

/** Areas in the order of the menu. */
export const areaNames = Object.values(areas)

function areaOf(file: string): string {
  const folder = file.split("/").findLast((part) => Object.hasOwn(areas, part))
  return (folder && areas[folder]) ?? "そのほか"
}

function pathsOf(id: string): readonly string[] {
  const own = Object.entries(app.routes).flatMap(([path, route]) => (route.screen === id ? [path] : []))
  const steps = Object.values(app.flows).flatMap((flow) =>
    flow.route !== undefined && [...flow.steps, ...flow.detached].some(({ screen }) => screen === id)
      ? [stepAddress(flow, flow.route, id)]
      : [],
  )
  return [...new Set([...own, ...steps])]
}

function entryOf(id: string, { screen, samples, calls }: ScreenModule): ScreenEntry {
  const title = typeof screen.title === "string" ? screen.title : id
  return {
    id,
    title,
    area: areaOf(screen.file),
    paths: pathsOf(id),
    samples: Object.keys(samples ?? {}),
    calls: Object.values(calls).map((call) => ({ id: call.id, codes: call.codes })),
  }
}

const stepOrder = Object.values(app.flows).flatMap(({ steps, detached }) =>
  [...steps, ...detached].map(({ screen }) => screen),
)

/** Steps of a flow in their order, then the others as they come. */
function byFlow(one: ScreenEntry, other: ScreenEntry): number {
  const [here, there] = [one, other].map(({ id }) => stepOrder.indexOf(id) + 1 || Number.MAX_SAFE_INTEGER)
  return (here ?? 0) - (there ?? 0)
}

/** Every screen of the app, as the menus need them; those that cannot be loaded are left out. */
export function useScreens(): readonly ScreenEntry[] {
  const [entries, setEntries] = useState<readonly ScreenEntry[]>([])
  useEffect(() => {
    let isShown = true
    const loading = Object.entries(screens).map(([id, load]) => load().then((module) => entryOf(id, module)))
    void Promise.allSettled(loading).then((results) => {
      if (isShown)
        setEntries(results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])).toSorted(byFlow))
    })
    return () => {
      isShown = false
    }
  }, [])
  return entries
}
