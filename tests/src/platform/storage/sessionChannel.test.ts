// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createSessionChannel } from "../../../../src/platform/storage/sessionChannel"

/** Two tabs of one browser, which have one cookie. */
function twoTabs(token: string | undefined) {
  const cookie = { token }
  const ears: ((message: unknown) => void)[] = []
  const sent: unknown[] = []
  const line = {
    post(message: unknown) {
      sent.push(message)
      for (const hear of ears) hear(message)
    },
    listen(hear: (message: unknown) => void) {
      ears.push(hear)
      return () => void ears.splice(ears.indexOf(hear), 1)
    },
    close: () => undefined,
  }
  const open = () => {
    const channel = createSessionChannel(line, () => cookie.token)
    const heard: unknown[] = []
    channel.listen((message) => heard.push(message))
    return { say: (message: unknown) => channel.post(message), heard }
  }
  return { cookie, open, sent, line }
}

describe("createSessionChannel", () => {
  it("connects tabs of one session, without saying which it is", () => {
    const { open, sent } = twoTabs("token-1")
    const [one, other] = [open(), open()]
    one.say("hello")
    expect(other.heard).toEqual(["hello"])
    expect(JSON.stringify(sent)).not.toContain("token-1")
  })

  it("is dumb and deaf in a tab that shows the customer before, whoever is logged in now", () => {
    const { cookie, open, sent } = twoTabs("token-1")
    const before = open()
    before.say("mine")
    cookie.token = undefined
    before.say("left")
    cookie.token = "token-2"
    before.say("still here")
    const next = open()
    next.say("hello")
    expect([before.heard, next.heard, sent.length]).toEqual([["mine"], ["hello"], 2])
  })

  it("begins with the login of a visitor", () => {
    const { cookie, open, sent } = twoTabs("")
    const [one, other] = [open(), open()]
    one.say("nobody's")
    expect(sent).toEqual([])
    cookie.token = "token-1"
    one.say("mine")
    expect(other.heard).toEqual(["mine"])
  })

  it.each([["hello"], [null], [{ message: "hello" }], [{ session: "1", message: "hello" }]])(
    "does not hear %j, which says of no session",
    (message) => {
      const { open, line } = twoTabs("token-1")
      const { heard } = open()
      line.post(message)
      expect(heard).toEqual([])
    },
  )
})
