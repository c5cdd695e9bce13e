export { createFileSender } from "./sendFile"
export type { FileSender } from "./sendFile"
