/** Documents as modules, for a Vite build and for a server that follows every save: a door for Node. */
export { createDocumentServer, type DocumentBuild } from "./documentServer"
export { documentsOf, kamishibai, type DocumentsChange, type DocumentsProblems } from "./vitePlugin"
export { fileOfValueOperator } from "../expressions/values/files"
