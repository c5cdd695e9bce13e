import { backPolicy, type CompiledFlow, type ScreenModule } from "../../../renderer"
import type { Redirect } from "../../bridge"
import { backOf, type Back } from "./header"

interface Opened {
  readonly module: ScreenModule
  readonly query: Readonly<Record<string, string>>
  readonly flow?: CompiledFlow | undefined
}

/** What back does on an open screen: its address, its document and its flow together. */
export function screenBack({ module, query, flow }: Opened, redirect: Pick<Redirect, "parseBack">): Back {
  const { header, id } = module.screen
  const isAside = flow?.aside.some(({ screen }) => screen === id) === true
  return backOf({ header, query, policy: flow && backPolicy(flow, id), isAside }, redirect)
}
