export { createRoot } from "./createRoot"
export { drawAsInReact } from "./asInReact"
