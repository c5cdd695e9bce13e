import { Pick } from "../parts/Pick"
import { envs, type Look, platforms, textSizes, themes, widths } from "../../domain/look"

interface LookToolsProps {
  readonly look: Look
  readonly onChange: (look: Look) => void
}

/** How the picture is looked at. */
export const LookTools = ({ look, onChange }: LookToolsProps) => (
  <>
    <Pick label="幅" value={look.width} values={widths} onChange={(width) => onChange({ ...look, width })} />
    <Pick
      label="文字"
      value={look.textSize}
      values={textSizes}
      names={{ 100: "100%", 150: "150%", 200: "200%" }}
      onChange={(textSize) => onChange({ ...look, textSize })}
    />
    <Pick
      label="配色"
      value={look.theme}
      values={themes}
      names={{ light: "明るい", dark: "暗い" }}
      onChange={(theme) => onChange({ ...look, theme })}
    />
    <Pick
      label="端末"
      value={look.platform}
      values={platforms}
      names={{ ios: "iPhone", android: "Android" }}
      onChange={(platform) => onChange({ ...look, platform })}
    />
    <Pick
      label="開き方"
      value={look.env}
      values={envs}
      names={{ app: "アプリ", mini: "ミニアプリ" }}
      onChange={(env) => onChange({ ...look, env })}
    />
  </>
)
