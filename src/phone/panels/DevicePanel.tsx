import type { Phone } from "../usePhone"
import { PanelGroup, Segments } from "./PanelGroup"

const versions = ["3.23.9", "3.24.0", "10.0.0"] as const

export function DevicePanel({ phone }: { readonly phone: Phone }) {
  const { settings, change } = phone
  return (
    <>
      <PanelGroup title="端末">
        <Segments
          label="機種"
          value={settings.platform}
          choices={[
            ["ios", "iOS"],
            ["android", "Android"],
          ]}
          onChoose={(platform) => change({ platform })}
        />
        <Segments
          label="向き"
          value={settings.isLandscape ? "landscape" : "portrait"}
          choices={[
            ["portrait", "縦"],
            ["landscape", "横"],
          ]}
          onChoose={(side) => change({ isLandscape: side === "landscape" })}
        />
        <Segments
          label="NFC"
          value={settings.hasNfc ? "yes" : "no"}
          choices={[
            ["yes", "あり"],
            ["no", "なし"],
          ]}
          onChoose={(answer) => change({ hasNfc: answer === "yes" })}
        />
      </PanelGroup>
      <PanelGroup title="アプリ">
        <Segments
          label="環境"
          value={settings.environment}
          choices={[
            ["app", "アプリ"],
            ["mini", "ミニアプリ"],
          ]}
          onChoose={(environment) => change({ environment })}
        />
        <Version phone={phone} />
        <p className="p-hint">機種・NFC・環境・バージョンは、開き直したときから有効になります。</p>
        <div className="p-actions">
          <button type="button" className="p-button" data-main onClick={() => phone.open(phone.path)}>
            開き直す
          </button>
          <button type="button" className="p-button" onClick={phone.signOut}>
            ログアウトする
          </button>
        </div>
      </PanelGroup>
      <PanelGroup title="見え方">
        <Segments
          label="テーマ"
          value={settings.theme}
          choices={[
            ["auto", "自動"],
            ["light", "ライト"],
            ["dark", "ダーク"],
          ]}
          onChoose={(theme) => change({ theme })}
        />
        <Segments
          label="文字の大きさ"
          value={settings.textSize}
          choices={[
            [100, "標準"],
            [150, "150%"],
            [200, "200%"],
            [310, "最大"],
          ]}
          onChoose={(textSize) => change({ textSize })}
        />
      </PanelGroup>
    </>
  )
}

function Version({ phone: { settings, change } }: { readonly phone: Phone }) {
  return (
    <>
      <Segments
        label="バージョン"
        value={settings.version}
        choices={versions.map((version) => [version, version])}
        onChoose={(version) => change({ version })}
      />
      <label className="p-line">
        <span className="p-line__label">ほかの版</span>
        <input
          className="p-input"
          value={settings.version}
          spellCheck={false}
          onChange={(event) => change({ version: event.target.value })}
        />
      </label>
    </>
  )
}
