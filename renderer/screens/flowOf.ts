import type { CompiledApp, CompiledFlow } from "../language/compiled"

/** The flow that has the screen among its steps or beside them. */
export const flowOf = ({ flows }: CompiledApp, screen: string): CompiledFlow | undefined =>
  Object.values(flows).find(({ steps, aside }) => [...steps, ...aside].some((step) => step.screen === screen))
