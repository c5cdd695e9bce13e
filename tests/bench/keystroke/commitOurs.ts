import { drawAsInReact } from "../../../src/preact"

drawAsInReact(document)

/** As in the app: everything that a step changes is drawn together in the microtask after it. `flushSync` would draw each change by itself. */
export const commit = (run: () => void): void => run()
