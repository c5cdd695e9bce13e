// @vitest-environment node
import { expect, it } from "vitest"
import { isDoing } from "../../../../../src/cli/mutate/near"

it.each([
  ["/footer/0/tap/1/then/0/to", true],
  ["/body/0/rows/2/analytics/0", true],
  ["/values/share/if/then/quotient/0", false],
  ["/values/share/if/else", false],
  ["/footer/0/tap/0/value/if/then", true],
  ["/body/0/text", false],
])("%s is done, not shown: %s", (pointer, is) => expect(isDoing({ pointer })).toBe(is))
