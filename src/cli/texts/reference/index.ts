import type { ReferenceTexts } from "../../../../renderer/compiler"
import { described } from "./described"
import { flowTasks } from "./flows"
import { formTasks } from "./forms"
import { screenTasks } from "./screens"
import { tableTasks } from "./tables"
import { valueTasks } from "./values"

/** What the reference says in the words of those who write documents. */
export const referenceTexts: ReferenceTexts = {
  title: "文書に書ける言葉 / What documents may say",
  introduction: [
    "`npm run generate` が作ります。前半はやりたいことから、後半は部品や動きの名前から探せます。",
    "Generated. The first half goes by what one wants to do, the second by name.",
  ],
  columns: { word: "言葉 / word", value: "書くもの / value", local: "意味", meaning: "meaning" },
  tasks: [...screenTasks, ...formTasks, ...flowTasks, ...tableTasks, ...valueTasks],
  chapters: {
    widget: "部品 / Components",
    control: "入力の部品 / Controls",
    action: "動き / Actions",
    source: "アプリの中で作る値 / Sources",
    format: "値の見せ方 / Formats",
    conversion: "文字のそろえ方 / Conversions",
    check: "入力チェック / Checks",
    skeleton: "待つ間の見た目 / Skeletons",
    icon: "アイコン / Icons",
    illustration: "絵 / Illustrations",
    constant: "アプリ全体の値 / Constants of app.json",
    interface: "アプリの枠の文章 / Texts of the interface",
    scheme: "アプリへの合図 / Links to the host",
    colour: "色 / Colours of theme.json",
    designToken: "寸法と書体 / Design tokens of theme.json",
    shapes: "いくつかの部品に共通の形 / Shapes that several share",
    types: "「書くもの」の意味 / Types",
    operators: "条件の演算子 / Operators of conditions",
    values: "値の計算 / Operators of values",
  },
  described,
}
