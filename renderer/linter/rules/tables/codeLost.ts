import { error } from "../../kit"

/** Found in what other rules say (`lostCodes.ts`): none of them sees that many places miss the same code. */
export const codeLost = error("code-lost", "A code that many documents name stands in its table.", () => [])
