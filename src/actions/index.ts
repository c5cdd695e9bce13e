export { left, ok, refused } from "./ends"
export type { ActionServices, CreateAction, OverlayEnd, ToastButton } from "./services"
