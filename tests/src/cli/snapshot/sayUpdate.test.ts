// @vitest-environment node
import { expect, it } from "vitest"
import { sayUpdate } from "../../../../src/cli/snapshot/sayUpdate"
import { aPicture } from "../../../support/aPicture"

it("counts states that have another baseline, a first one and none any more, both themes of one as one", () => {
  const changed = { layer: "dom", what: "2か所が変わりました" } as const
  const first = { layer: "dom", what: "基準がまだありません。", isFirst: true } as const
  const findings = [
    { picture: aPicture({ sample: "same" }), differences: [] },
    { picture: aPicture({ sample: "changed" }), differences: [changed] },
    {
      picture: aPicture({ sample: "changed", theme: "dark" }),
      differences: [{ ...changed, layer: "pixels" as const }],
    },
    { picture: aPicture({ sample: "new" }), differences: [first] },
    { picture: aPicture({ sample: "new", theme: "dark" }), differences: [{ ...changed, layer: "pixels" as const }] },
  ]
  const orphans = ["dom.txt", "aria.yml"].map((ending) => ({ file: `zoo/gone.${ending}`, state: "zoo/gone" }))
  const counted = "基準を更新しました：変わった状態 1、増えた状態 1、なくなった状態 1。"
  expect(sayUpdate({ findings, orphans, pictures: 0 })).toBe(counted)
  expect(sayUpdate({ findings, orphans, pictures: 2 })).toBe(
    `${counted}なくなった状態の画像 2枚を、この端末から消しました。`,
  )
})
