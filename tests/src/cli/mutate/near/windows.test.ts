// @vitest-environment node
import { expect, it } from "vitest"
import { isWindow } from "../../../../../src/cli/mutate/near/windows"

const rule = (operator: string, by?: string | number, day = "$item.LEFT_ON", from = "$ctx.today") => ({
  must: { [operator]: [day, from, ...(by === undefined ? [] : [by])] },
})

it.each([
  ["not later than today, not earlier than a year ago", rule("onOrBefore"), rule("onOrAfter", "-P1Y"), true],
  ["the other way round", rule("onOrAfter", "-P1Y"), rule("onOrBefore"), true],
  ["just the one day", rule("onOrBefore"), rule("onOrAfter"), true],
  ["until the day, and from it on", rule("before"), rule("onOrAfter"), true],
  ["the day itself breaks both", rule("before"), rule("after"), false],
  ["there is no room", rule("onOrBefore", "-P1Y"), rule("onOrAfter"), false],
  ["months against days", rule("onOrBefore", "P1M"), rule("onOrAfter", 30), false],
  ["another value", rule("onOrBefore"), rule("onOrAfter", "-P1Y", "$item.JOINED_ON"), false],
  ["measured from another day", rule("onOrBefore"), rule("onOrAfter", "-P1Y", "$item.LEFT_ON", "$saved.day"), false],
  ["twice the same side", rule("onOrBefore"), rule("onOrBefore", "-P1Y"), false],
  ["no duration", rule("onOrBefore"), rule("onOrAfter", "a year"), false],
  ["no rules", {}, undefined, false],
])("%s: %s", (_, one, other, is) => expect(isWindow(one, other)).toBe(is))
