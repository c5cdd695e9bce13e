export { left, ok, refused } from "./ends"
export type { ActionServices, CreateAction, OverlayEnd } from "./services"
