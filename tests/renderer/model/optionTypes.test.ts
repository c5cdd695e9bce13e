/** The compiler of TypeScript holds these; running them only shows that the declarations can be built. */
import type { ReactNode } from "react"
import { describe, expectTypeOf, it } from "vitest"
import type { ActionRunner } from "../../../renderer"
import type { coreDefinitions } from "../../../renderer/model/coreDefinitions"
import {
  flag,
  format,
  listOf,
  mapOf,
  oneOf,
  option,
  options,
  source,
  widget,
} from "../../../renderer/model/definitions"
import type { ActionsOf, FormatOf, OptionsOf, PropsOf, SourceOf } from "../../../renderer/model/optionTypes"

const badge = options({ "text!": option.text, tone: oneOf("neutral", "warn"), when: option.condition })

const cage = widget({
  name: "cage",
  description: "One cage of the zoo.",
  options: options({
    "title!": option.text,
    level: oneOf(1, 2),
    sub: option.rich,
    animal: option.value,
    open: option.condition,
    "tap!": option.actions,
    body: option.blocks,
    row: option.template,
    badges: listOf(badge),
    wide: flag,
    enabled: { anyOf: [oneOf("valid"), option.condition] },
    feeds: mapOf(option.value),
    count: { type: "integer", minimum: 1 },
  }),
})

describe("types of declared options", () => {
  it("give a component's props as the renderer hands them over", () => {
    type Props = Omit<PropsOf<typeof cage>, "block">
    expectTypeOf<Props>().toEqualTypeOf<{
      readonly title: string
      readonly tap: ActionRunner
      readonly level?: 1 | 2 | undefined
      readonly sub?: ReactNode
      readonly animal?: unknown
      readonly open?: boolean | undefined
      readonly body?: ReactNode
      readonly row?: ((item: unknown, index: number) => ReactNode) | undefined
      readonly badges?:
        | readonly {
            readonly text: string
            readonly tone?: "neutral" | "warn" | undefined
            readonly when?: boolean | undefined
          }[]
        | undefined
      readonly wide?: boolean | undefined
      readonly enabled?: "valid" | boolean | undefined
      readonly feeds?: Readonly<Record<string, unknown>> | undefined
      readonly count?: number | undefined
    }>()
  })

  it("have no property that the declaration lacks", () => {
    expectTypeOf<PropsOf<typeof cage>>().not.toHaveProperty("colour")
  })

  it("give an action its options by its name", () => {
    type Answer = Parameters<ActionsOf<typeof coreDefinitions>["keep"]>[0]
    expectTypeOf<Answer["name"]>().toEqualTypeOf<string>()
    expectTypeOf<Answer["in"]>().toEqualTypeOf<"session" | "memory" | "encrypted" | "device" | undefined>()
  })

  it("say what a source takes and gives", () => {
    const weight = source({
      name: "weight",
      description: "Weight of an animal.",
      options: options({ "animal!": option.value, unit: oneOf("kg", "lb") }),
      output: { type: "object", properties: { amount: { type: "integer" } }, required: ["amount"] },
    })
    expectTypeOf<OptionsOf<typeof weight>["unit"]>().toEqualTypeOf<"kg" | "lb" | undefined>()
    expectTypeOf<ReturnType<SourceOf<typeof weight>>>().toEqualTypeOf<{ readonly amount: number }>()
  })

  it("give a format its argument only where one is declared", () => {
    const code = format({ name: "code", description: "Label.", options: options({ "argument!": option.codes }) })
    expectTypeOf<Parameters<FormatOf<typeof code>>[1]>().toEqualTypeOf<string>()
  })
})
