/** What tells other tabs, in one piece: fetched only where something is shared. */
export { shareBetweenTabs } from "./shareBetweenTabs"
export { createSessionChannel } from "./sessionChannel"
export { createTabChannel } from "./tabChannel"
