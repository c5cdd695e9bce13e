import { useState } from "react"
import { stateName } from "../../sentences"
import { starts } from "../../domain/starts"
import { areaNames, type ScreenEntry } from "../useScreens"
import type { Phone } from "../usePhone"
import { PanelGroup } from "./PanelGroup"

interface ScreensPanelProps {
  readonly phone: Phone
  readonly screens: readonly ScreenEntry[]
}

const matches = ({ id, title, paths }: ScreenEntry, words: string): boolean =>
  [id, title, ...paths].some((text) => text.toLowerCase().includes(words.toLowerCase()))

/** Every screen by area, each with its address and its states. */
export function ScreensPanel({ phone, screens }: ScreensPanelProps) {
  const [words, setWords] = useState("")
  const found = screens.filter((screen) => matches(screen, words.trim()))
  const areas = [...areaNames, "そのほか"].map(
    (area) => [area, found.filter((screen) => screen.area === area)] as const,
  )
  return (
    <>
      <label className="p-search">
        <span className="k-hidden-text">画面をさがす</span>
        <input
          className="p-input"
          type="search"
          placeholder="画面名・アドレスでさがす"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p className="p-hint" role="status">
        {screens.length === 0 ? "画面を読み込んでいます" : `${found.length}画面`}
      </p>
      {words === "" && (
        <PanelGroup title="はじめから">
          {starts.map(({ title, path, fixture }) => (
            <button key={path} type="button" className="p-entry" onClick={() => void phone.enterFixture(fixture, path)}>
              <span className="p-entry__title">{title}</span>
              <span className="p-entry__path">{path}</span>
            </button>
          ))}
        </PanelGroup>
      )}
      {areas.map(
        ([area, entries]) => entries.length > 0 && <Area key={area} title={area} entries={entries} phone={phone} />,
      )}
    </>
  )
}

function Area({
  title,
  entries,
  phone,
}: {
  readonly title: string
  readonly entries: readonly ScreenEntry[]
  readonly phone: Phone
}) {
  return (
    <PanelGroup title={`${title}（${entries.length}）`}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} phone={phone} />
      ))}
    </PanelGroup>
  )
}

function Entry({ entry, phone }: { readonly entry: ScreenEntry; readonly phone: Phone }) {
  const [path, ...otherPaths] = entry.paths
  const { theme, platform, environment } = phone.settings
  const look = `platform=${platform}&env=${environment}${theme === "auto" ? "" : `&theme=${theme}`}`
  return (
    <div className="p-screen">
      <button
        type="button"
        className="p-entry"
        aria-disabled={path === undefined || undefined}
        onClick={() => path !== undefined && phone.open(path)}
      >
        <span className="p-entry__title">{entry.title}</span>
        <span className="p-entry__path">{path ?? entry.id}</span>
      </button>
      {otherPaths.map((other) => (
        <button key={other} type="button" className="p-entry" onClick={() => phone.open(other)}>
          <span className="k-hidden-text">{entry.title}</span>
          <span className="p-entry__path">{other}</span>
        </button>
      ))}
      {entry.samples.length > 0 && (
        <details className="p-states">
          <summary>
            状態 {entry.samples.length}
            <span className="k-hidden-text">（{entry.title}）</span>
          </summary>
          <div className="p-states__list">
            {entry.samples.map((sample) => (
              <button
                key={sample}
                type="button"
                className="p-chip"
                title={sample}
                onClick={() => phone.open(`/__states/${entry.id}/${sample}?${look}`)}
              >
                {stateName(sample)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
