import { dryRun, type DryRunOptions, type DryRunStep, type FlowUnderTest, type Plan } from "../../../renderer/testgen"

/** Where what was done on a screen leads: screens, addresses, `sheet:<name>`. A sheet that the server sends has no name. */
export const leadsTo = ({ effects }: Pick<DryRunStep, "effects">, flow: FlowUnderTest["flow"]): readonly string[] =>
  effects.flatMap(({ kind, name, input, does }) => {
    if (kind === "go") return [name]
    if (does === "restarts") return [flow.steps[0]?.screen ?? ""]
    if (does === "covers") return typeof input?.["sheet"] === "string" ? [`sheet:${input["sheet"]}`] : []
    return does === "opens" || does === "replaces" ? [String(input?.["to"])] : []
  })

/** What a server has to say so that a scenario ends as it does: calls with their codes. */
export function codesOf({ steps, exit }: Plan, modules: FlowUnderTest["modules"]): Readonly<Record<string, string>> {
  const data = modules.get(steps.at(-1)?.screen ?? "")?.screen.data ?? {}
  const codes = (exit?.after ?? []).filter((part) => !part.startsWith("sheet:")).map((part) => part.split(":"))
  return Object.fromEntries(codes.map(([name = "", code = ""]) => [data[name]?.call ?? name, code]))
}

/** The server that the flow supposes, in place of a state. */
export const usual = "usual"

/** The states of its last screen in which a scenario ends as it does; with codes of the server the first one is enough. */
export async function statesThatLeave(
  plan: Plan,
  setting: FlowUnderTest,
  harness: DryRunOptions,
): Promise<readonly string[]> {
  const { flow, modules } = setting
  const calls = codesOf(plan, modules)
  const isSaid = Object.keys(calls).length > 0
  const { samples = {} } = modules.get(plan.steps.at(-1)?.screen ?? "") ?? {}
  const alone = { ...plan, steps: plan.steps.slice(-1) }
  const taken: string[] = []
  for (const [name, under] of [[usual, {}] as const, ...Object.entries(samples)]) {
    if (Object.values(under.calls ?? {}).includes("pending")) continue
    const state = { ...under, calls: { ...under.calls, ...calls } }
    const steps = await dryRun(alone, setting, name === usual && !isSaid ? harness : { ...harness, sample: state })
    if (steps.flatMap((step) => leadsTo(step, flow)).includes(plan.exit?.to ?? "")) taken.push(name)
    if (isSaid && taken.length > 0) break
  }
  return taken
}
