import { type RefObject, useEffect, useState } from "react"
import { PanelGroup } from "../panels/PanelGroup"
import { sandbox } from "../sandbox"
import { pageOf } from "../device/watchFrame"
import { drawPicture } from "./drawPicture"
import { readRelease } from "./readRelease"
import { safeLength, writeLink } from "./replayLink"
import { secretsOf, writeDevice, writeReport } from "./report"
import { partsOfWay, sayStep, type TitleOf } from "./say"
import type { Recording } from "./steps"
import type { Recorded } from "./useRecording"
import { useWorldTitle } from "./useWorldTitle"
import { withLetters } from "./withLetters"

interface ReportPanelProps {
  readonly recorded: Recorded
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly titleOf: TitleOf
}

/** Everything that whoever mends a bug asks for: what was done, a link that does it again, and what the app said meanwhile. */
export function ReportPanel({ recorded, frame, titleOf }: ReportPanelProps) {
  const { recording: kept, isCut, phone } = recorded
  const [happened, setHappened] = useState("")
  const [expected, setExpected] = useState("")
  const [note, setNote] = useState("")
  const steps = kept?.steps ?? []
  const link = useLink(kept)
  const world = useWorldTitle(kept?.world ?? "")
  if (!kept) return <p className="p-hint">「サーバー」で世界を選ぶと、そこから手順を記録します。</p>

  const prepare = async () => {
    const [recording, clock, journal] = await Promise.all([complete(kept), sandbox.clock(), sandbox.journal()])
    const text = writeReport({
      happened,
      expected,
      link: await writeLink(recording, location.origin),
      recording,
      device: writeDevice(phone.settings, clock.now),
      journal,
      console: recorded.console,
      titleOf,
      worldTitle: world,
    })
    return { text, secrets: secretsOf(recording) }
  }
  const attempt = (work: () => Promise<string>) => () =>
    void work().then(setNote, () => setNote("できませんでした。サーバーが動いているかを確かめてください。"))
  const copy = attempt(async () => {
    const { text } = await prepare()
    await navigator.clipboard.writeText(text)
    return "報告をコピーしました。チケットやチャットに貼り付けてください。"
  })
  const copyLink = attempt(async () => {
    await navigator.clipboard.writeText(await writeLink(await complete(kept), location.origin))
    return "リンクをコピーしました。"
  })
  const save = attempt(async () => {
    const { text } = await prepare()
    download(new Blob([text], { type: "text/markdown" }), "bug-report.md")
    return "報告を保存しました。"
  })
  const savePicture = attempt(async () => {
    const page = pageOf(frame.current)
    const { secrets } = await prepare()
    const picture = page && (await drawPicture(page, secrets))
    if (!picture) return "このブラウザーでは画像にできません。画面を写した画像を、報告に付けてください。"
    download(picture, "bug-report.png")
    return "画像を保存しました。報告に付けてください。"
  })

  return (
    <>
      <PanelGroup title="不具合を伝える">
        <label className="p-report__field">
          起きたこと
          <textarea
            className="p-input"
            rows={2}
            value={happened}
            onChange={(event) => setHappened(event.target.value)}
          />
        </label>
        <label className="p-report__field">
          どうなるはずだったか
          <textarea
            className="p-input"
            rows={2}
            value={expected}
            onChange={(event) => setExpected(event.target.value)}
          />
        </label>
        <div className="p-actions">
          <button type="button" className="p-button" data-main onClick={copy}>
            報告をコピー
          </button>
          <button type="button" className="p-button" onClick={copyLink}>
            リンクだけコピー
          </button>
          <button type="button" className="p-button" onClick={save}>
            報告を保存
          </button>
          <button type="button" className="p-button" onClick={savePicture}>
            画像を保存
          </button>
        </div>
        <p className="p-hint" role="status">
          {note || `リンクは${link.length.toLocaleString("ja-JP")}文字です。開いた人の端末で、同じ手順が再現されます。`}
        </p>
        {link.length > safeLength && (
          <p className="p-hint">
            {safeLength.toLocaleString("ja-JP")}
            文字を超えるリンクは、途中で切れることがあります。報告をファイルに保存して渡すか、世界を選び直して短い手順で記録してください。
          </p>
        )}
        <p className="p-hint">
          報告の文と画像では、お客さまの値を伏せます。リンクには、再現のために入力した値がそのまま入ります。試験用の値だけを入れてください。パスワードはどこにも入りません。
        </p>
        {isCut && (
          <p className="p-hint">
            記録をはじめる前に、この世界で行われた操作があります。同じところから再現できるように、「サーバー」で世界を選び直してください。
          </p>
        )}
      </PanelGroup>
      <PanelGroup title={`ここまでの手順（${steps.length}）`}>
        <p className="p-hint">
          「{world}」で {kept.path} を開いたところから
        </p>
        {steps.length === 0 && <p className="p-hint">まだ何もしていません。</p>}
        <div className="p-way">
          {partsOfWay(steps, titleOf).map(({ title, steps: own }) => (
            <section key={own[0]?.[0]}>
              {title !== "" && <h3 className="p-way__screen">{title}</h3>}
              <ol className="p-way__steps" start={(own[0]?.[0] ?? 0) + 1}>
                {own.map(([number, done]) => (
                  <li key={number}>{sayStep(done)}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </PanelGroup>
    </>
  )
}

/** With what only the server knows: the documents, and which letters codes came from. */
async function complete(kept: Omit<Recording, "release">): Promise<Recording> {
  const [release, letters] = await Promise.all([readRelease(), sandbox.outbox()])
  return { ...kept, release, steps: withLetters(kept.steps, letters) }
}

/** The link as it would be by now. */
function useLink(kept: Omit<Recording, "release"> | undefined): string {
  const [link, setLink] = useState("")
  useEffect(() => {
    let isShown = true
    if (kept)
      void complete(kept)
        .then((recording) => writeLink(recording, location.origin))
        .then(
          (written) => isShown && setLink(written),
          () => undefined,
        )
    return () => {
      isShown = false
    }
  }, [kept])
  return link
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
