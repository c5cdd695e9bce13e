/** The Vite plugin that serves documents as modules: a door for Node. */
export { kamishibai, type DocumentsChange, type DocumentsProblems } from "./vitePlugin"
