/** Renders every screen: fetched beside the shell, so that the shell can ask for the screen meanwhile. */
export { parts as sheetRegistry } from "virtual:kamishibai/app-registry"
export { Page } from "./page/Page"
export { baseRegistry } from "./baseRegistry"
export { LineBreakingProvider } from "../components/shared/LineBreakingProvider"
