/** What draws, whichever screen it is: fetched beside the shell, so that the shell can ask for the screen meanwhile. */
export { parts as sheetParts } from "virtual:kamishibai/app-parts"
export { Page } from "./page/Page"
export { parts } from "./parts"
