import { afterEach, describe, expect, it } from "vitest"
import { serialiseBody } from "../../../../../src/cli/snapshot/inPage/serialiseBody"

afterEach(() => document.body.replaceChildren())

function serialise(html: string): readonly string[] {
  document.body.innerHTML = html
  return serialiseBody().trimEnd().split("\n")
}

describe("serialiseBody", () => {
  it("writes one node a line, attributes in order, without scripts", () => {
    expect(serialise('<p title="a" class="b"> one\n two </p><script>x</script>')).toEqual([
      "<body>",
      '  <p class="b" title="a">',
      "    one two",
    ])
  })

  it("numbers generated ids by appearance and keeps the others", () => {
    const lines = serialise('<label for="P0-7">a</label><input id="P0-7" aria-describedby="note P0-9title">')
    expect(
      lines.filter((line) => line.includes("<label") || line.includes("<input")).map((line) => line.trim()),
    ).toEqual(['<label for="id-1">', '<input aria-describedby="note id-2" id="id-1" :value="">'])
  })

  it("says what was typed and ticked, and leaves the hash of a file out", () => {
    document.body.innerHTML = '<input type="checkbox"><img src="/assets/bank-Ab12Cd34.svg">'
    const [box] = document.getElementsByTagName("input")
    if (box) box.checked = true
    expect(serialiseBody()).toContain(':value="on" :checked>')
    expect(serialiseBody()).toContain('src="/assets/bank.svg"')
  })

  it("leaves out what follows from how high letters are here", () => {
    expect(serialise('<header class="a" data-scrolled=""></header>')).toEqual(["<body>", '  <header class="a">'])
  })
})
