import { afterEach, describe, expect, it } from "vitest"
import { listTextKinds } from "../../../../../src/cli/snapshot/inPage/listTextKinds"

afterEach(() => document.body.replaceChildren())

function kindsOf(html: string): readonly string[] {
  document.body.innerHTML = html
  return listTextKinds()
}

const plain = '<p class="note">Lions sleep.</p>'

describe("listTextKinds", () => {
  it("is one for all words of the same look, in this state and in another", () => {
    expect(kindsOf(`${plain}<p class="note" id="b">Bears eat.</p>`)).toHaveLength(1)
    expect(kindsOf('<p class="note">Hares run.</p>')).toEqual(kindsOf(plain))
  })

  it.each([
    ["another colour", '<p class="note" style="color: rgb(1, 2, 3)">Lions sleep.</p>'],
    ["another ground", '<div style="background-color: rgb(1, 2, 3)"><p class="note">Lions sleep.</p></div>'],
    ["see-through", '<p class="note" style="opacity: 0.4">Lions sleep.</p>'],
    ["smaller letters", '<p class="note" style="font-size: 9px">Lions sleep.</p>'],
    ["another class", '<p class="warning">Lions sleep.</p>'],
    ["disabled", '<p class="note" aria-disabled="true">Lions sleep.</p>'],
  ])("is another for what is %s", (_name, html) => {
    expect(kindsOf(html)).not.toContain(kindsOf(plain)[0])
  })

  it("tells a link among words from one that stands alone", () => {
    const [alone] = kindsOf('<p><a href="/zoo">Zoo</a></p>')
    expect(kindsOf('<p>See the <a href="/zoo">Zoo</a></p>')).not.toContain(alone)
  })

  it("has what is typed, and of a dialog in front nothing that lies behind", () => {
    expect(kindsOf('<input type="text">')).toHaveLength(1)
    expect(kindsOf(`${plain}<dialog open><b>Closed</b></dialog>`)).toHaveLength(1)
  })
})
