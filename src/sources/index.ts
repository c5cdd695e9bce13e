export { createSources } from "./createSources"
