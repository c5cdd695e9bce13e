/** The Vite plugin that serves documents as modules: a door for Node. */
export { documentsOf, kamishibai, type DocumentsChange, type DocumentsProblems } from "./vitePlugin"
export { fileOfValueOperator } from "../expressions/values/files"
