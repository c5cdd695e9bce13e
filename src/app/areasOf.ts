import type { CompiledApp } from "../../renderer"

/** Parts of the app that `$ctx.fromArea` tells apart, as `constants.areas` declares them: name -> path that they begin with. */
export const areasOf = ({ constants }: Pick<CompiledApp, "constants">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(constants["areas"] ?? {}).flatMap(([name, path]) =>
      typeof path === "string" ? [[name, path] as const] : [],
    ),
  )
