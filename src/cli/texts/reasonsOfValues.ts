/** Why the rules about values are there. */
export const reasonsOfValues = {
  "value-no-operator": "値がいつも空になります。",
  "value-operand-count": "値がいつも空になります。",
  "value-operand-type": "値がいつも空になります。",
  "mixed-units": "円と株のように違うものを足しても、意味がありません。",
  "value-order": "まだ決まっていない値は使えません。",
  "value-unused": "だれも使わない値は、書き間違いか、消し忘れです。",
  "code-attribute-never": "いつも空になるものは、書き間違いです。",
  "code-attribute-unknown": "値がいつも空になります。",
} as const
