interface FlowOfSteps {
  readonly query?: string | undefined
  readonly steps: readonly { readonly screen: string; readonly as?: string | undefined }[]
}

/** Address of a step: below the route of its flow, or the route itself with the step in the query. */
export function stepAddress({ query, steps }: FlowOfSteps, route: string, screen: string): string {
  if (query === undefined) return `${route}/${screen}`
  if (steps[0]?.screen === screen) return route
  return `${route}?${query}=${steps.find((step) => step.screen === screen)?.as ?? screen}`
}

/** The step that a query value names; without one, the first. */
export const stepNamed = <Step extends FlowOfSteps["steps"][number]>(
  steps: readonly Step[],
  name: string | undefined,
): Step | undefined => (name === undefined ? steps[0] : steps.slice(1).find(({ screen, as = screen }) => as === name))
