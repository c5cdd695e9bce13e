/** Why the rules about codes, messages and the theme are there. */
export const reasonsOfTables = {
  "attribute-missing": "そのコードのときだけ、値が空になります。",
  "attribute-wrong": "そのコードのときだけ、思わぬ表示になります。",
  "code-without-label": "お客さまに「表示できません」と出ます。",
  "label-differs": "選んだものと、確認で出るものの言葉が違います。",
  "code-repeated": "どちらの表示名を使うのか決まりません。",
  "code-table-empty": "表示できるものが1つもありません。",
  "analytics-not-code": "お客さまが書いた文字を、記録に残してはいけません。",
  "code-type-differs": "そのコードだけ、見つからなくなります。",
  "message-missing": "何を直せばよいか、お客さまに伝わりません。",
  "message-unused": "だれも使わない文章は、書き間違いか、消し忘れです。",
  "colour-syntax": "色が付かず、読めなくなることがあります。",
  "contrast-low": "目の弱い方や、明るい屋外では読めません。",
  "colour-missing": "色が付かず、読めなくなることがあります。",
  "design-token-missing": "余白や大きさがなくなり、すべての画面が崩れます。",
  "theme-value-wrong": "余白や大きさがなくなり、すべての画面が崩れます。",
} as const
