import { appVersions, type DeviceWidth } from "../settings"
import type { Phone } from "../usePhone"
import { PanelGroup, Segments } from "./PanelGroup"

export function DevicePanel({ phone }: { readonly phone: Phone }) {
  const { settings, change } = phone
  return (
    <>
      <PanelGroup title="端末">
        <Segments
          label="端末の種類"
          value={settings.platform}
          choices={[
            ["ios", "iPhone"],
            ["android", "Android"],
          ]}
          onChoose={(platform) => change({ platform })}
        />
        <Segments<DeviceWidth>
          label="幅"
          value={settings.width}
          choices={[
            [320, "320"],
            [375, "375"],
            [390, "390"],
            [430, "430"],
          ]}
          onChoose={(width) => change({ width })}
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
          label="キーボード"
          value={settings.hasKeyboard ? "shown" : "hidden"}
          choices={[
            ["hidden", "出さない"],
            ["shown", "出す"],
          ]}
          onChoose={(answer) => change({ hasKeyboard: answer === "shown" })}
        />
        <Segments
          label="通信"
          value={phone.network}
          choices={[
            ["online", "つながる"],
            ["slow", "遅い"],
            ["offline", "圏外"],
          ]}
          onChoose={(network) => void phone.setNetwork(network)}
        />
        <Segments
          label="カードを読み取れる端末であること"
          value={settings.hasNfc ? "yes" : "no"}
          choices={[
            ["yes", "はい"],
            ["no", "いいえ"],
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
        <p className="p-hint">
          端末の種類・カードを読み取れる端末であること・環境・アプリの版は、開き直したときから有効になります。
        </p>
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
        <Segments
          label="色の強制"
          value={settings.hasForcedColors ? "on" : "off"}
          choices={[
            ["off", "なし"],
            ["on", "あり"],
          ]}
          onChoose={(answer) => change({ hasForcedColors: answer === "on" })}
        />
      </PanelGroup>
    </>
  )
}

function Version({ phone: { settings, change } }: { readonly phone: Phone }) {
  return (
    <>
      <Segments
        label="アプリの版"
        value={settings.version}
        choices={appVersions.map((version) => [version, version])}
        onChoose={(version) => change({ version })}
      />
      <label className="p-line">
        <span className="p-line__label">ほかの版</span>
        <input
          className="p-input"
          value={settings.version}
          spellCheck="false"
          onChange={(event) => change({ version: event.target.value })}
        />
      </label>
    </>
  )
}
