import { backPolicy, type CompiledFlow, type Scope, type ScreenModule } from "../../../renderer"
import type { Redirect } from "../../platform/bridge"
import { backOf, type BackEffect } from "./backPolicy"

interface Opened {
  readonly module: ScreenModule
  readonly query: Readonly<Record<string, string>>
  readonly flow?: CompiledFlow | undefined
  /** What the conditions of the flow see. */
  readonly scope: Scope
}

/** What back does on an open screen: its address, its document, its flow and the answers together. */
export function screenBack({ module, query, flow, scope }: Opened, redirect: Pick<Redirect, "parseBack">): BackEffect {
  const { header, id } = module.screen
  const isAside = flow?.aside.some(({ screen }) => screen === id) === true
  return backOf({ header, query, policy: flow && backPolicy(flow, id, scope), isAside }, redirect)
}
