import type { CompiledApp, CompiledFlow, ScreenModule } from "../../../renderer"
import { entryData } from "./flowEntry"

/** What an address makes of the document behind it; the same again for one that was saved meanwhile. */
export type AdaptModule = (module: ScreenModule) => ScreenModule

/** One document under several addresses: records tell them apart. */
export const withPageName =
  (page: string | undefined): AdaptModule =>
  (module) =>
    page === undefined ? module : { ...module, screen: { ...module.screen, page } }

/** The screen of a flow's entry, with the question where to go on. */
export const withFlowEntry =
  (app: CompiledApp, flow: CompiledFlow, asked?: string): AdaptModule =>
  (module) => ({
    ...module,
    screen: { ...module.screen, data: { ...module.screen.data, ...entryData(flow, asked) } },
    calls: { ...app.calls, ...module.calls },
    sheets: { ...app.sheets, ...module.sheets },
  })

/** The document as its own address makes it. */
export function adaptToOwnRoute(app: CompiledApp, module: ScreenModule): ScreenModule {
  const flow = Object.values(app.flows).find(({ entry }) => entry?.screen === module.screen.id)
  return flow ? withFlowEntry(app, flow)(module) : module
}
