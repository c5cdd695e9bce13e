import type { CompiledFlow, CompiledStep } from "../language/compiled"

/** What the back control does on a screen of the flow; undefined for a screen of another flow. */
export const backPolicy = ({ steps, aside }: CompiledFlow, screen: string): CompiledStep["back"] | undefined =>
  [...steps, ...aside].find((step) => step.screen === screen)?.back
