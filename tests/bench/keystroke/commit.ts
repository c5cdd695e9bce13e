export { flushSync as commit } from "react-dom"
