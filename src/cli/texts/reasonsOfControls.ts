import type { ControlRule } from "./controls"

/** What somebody would meet whose control does not fit the answer. */
export const reasonsOfControls: Readonly<Record<ControlRule, string>> = {
  "control-type": "何を答えても断られます。",
  "control-value": "正しく答えたお客さまも、先に進めません。",
  "control-by-hand": "正しい書き方を知らないお客さまは、何度も断られます。",
  "control-unchecked": "書きかけの回答や、ありえない回答が、そのまま送られます。",
  "control-unsuited": "お客さまはキーボードを切り替えながら答えることになり、間違いも増えます。",
  "conversion-spoils": "正しく答えたお客さまも、先に進めません。",
  "choice-typed": "何と答えればよいのか、お客さまには分かりません。",
}
