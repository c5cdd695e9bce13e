import { PanelGroup } from "../panels/PanelGroup"
import { linkSentences, type LinkProblem } from "./replayLink"
import type { Playing } from "./usePlaying"
import { hindrances } from "./hindrances"
import { partsOfWay, sayDevice, sayHindrance, sayNumbers, sayStep, shorten, type TitleOf } from "./say"
import type { Player } from "./Player"
import { useWorldTitle } from "./useWorldTitle"
import type { DoneStep } from "./steps"

interface ReplayPanelProps {
  readonly playing: Playing | LinkProblem | undefined
  readonly titleOf: TitleOf
}

/** The steps of a replay as they are played, and what a person can do about it. */
export function ReplayPanel({ playing, titleOf }: ReplayPanelProps) {
  if (playing === undefined) return <p className="p-hint">読み込んでいます</p>
  if (typeof playing === "string")
    return (
      <PanelGroup title="再現できません">
        <p role="alert" className="p-replay__stuck">
          {linkSentences[playing]}
        </p>
      </PanelGroup>
    )
  return <Played playing={playing} titleOf={titleOf} />
}

function Played({ playing, titleOf }: { readonly playing: Playing; readonly titleOf: TitleOf }) {
  const { player, recording, hasOtherDocuments } = playing
  const device = sayDevice(recording.device)
  const world = shorten(useWorldTitle(recording.world), longestShown)
  return (
    <>
      <PanelGroup title="再現">
        <p className="p-replay__status" role="status" data-phase={player.phase}>
          {sayPhase(player, titleOf)}
          {player.skipped.size > 0 && `とばした手順：${sayNumbers([...player.skipped.keys()].map((at) => at + 1))}。`}
        </p>
        <Controls player={player} />
        {hasOtherDocuments && (
          <p className="p-hint">記録したときと文書が違います。画面の言葉や並びが変わっていることがあります。</p>
        )}
        <p className="p-hint">
          世界：{world}
          {device !== "" && `／${device}`}
          <br />
          再現のためだけの空間で動きます。このブラウザーのほかのタブのシミュレーターも、この空間に移ります。
        </p>
      </PanelGroup>
      <PanelGroup title={`手順（${recording.steps.length}）`}>
        <Steps player={player} titleOf={titleOf} />
      </PanelGroup>
    </>
  )
}

function sayPhase({ phase, next, steps, hindrance, isAsking, isBehind }: Player, titleOf: TitleOf): string {
  const done = steps[next]
  if (phase === "stuck" && hindrance?.kind === "no-world")
    return "はじめの世界を用意できませんでした。リンクが書き換わっているか、その世界がいまはないか、サーバーにつながりません。"
  if (phase === "stuck" && hindrance)
    return done
      ? `${sayHindrance(hindrance, next + 1, done, titleOf)}ここから先は、端末をそのまま操作できます。`
      : "はじめの画面を開けませんでした。"
  if (isAsking) return "パスワードはリンクに入っていません。端末で入力してから「続ける」を押してください。"
  switch (phase) {
    case "playing":
      if (isBehind) return "このタブの画面を押すと、続きを再現します。"
      return `再現しています（${next}／${steps.length}）`
    case "paused":
      return `止めています（${next}／${steps.length}）`
    case "stopped":
      return "再現をやめました。ここから先は、端末をそのまま操作できます。"
    case "done":
      return "最後の手順まで再現しました。ここから先は、端末をそのまま操作できます。"
    default:
      return "準備しています"
  }
}

function Controls({ player }: { readonly player: Player }) {
  const { phase } = player
  const canGoOn = ["paused", "stuck", "stopped"].includes(phase) && player.next < player.steps.length
  return (
    <div className="p-actions">
      {phase === "playing" ? (
        <button type="button" className="p-button" data-main onClick={() => player.pause()}>
          一時停止
        </button>
      ) : (
        <button type="button" className="p-button" data-main disabled={!canGoOn} onClick={() => void player.goOn()}>
          続ける
        </button>
      )}
      <button type="button" className="p-button" disabled={!canGoOn} onClick={() => void player.doOne()}>
        1手順進む
      </button>
      {player.stuckSteps > 0 && (
        <button type="button" className="p-button" onClick={() => void player.skip()}>
          {player.stuckSteps === 1 ? "この手順をとばす" : `この${player.stuckSteps}つの手順をとばす`}
        </button>
      )}
      <button
        type="button"
        className="p-button"
        disabled={phase !== "playing" && phase !== "paused"}
        onClick={() => player.stop()}
      >
        やめる
      </button>
      <button type="button" className="p-button" disabled={phase === "ready"} onClick={() => void player.start()}>
        はじめから
      </button>
    </div>
  )
}

const stateOf = (number: number, { next, phase, skipped }: Player) => {
  if (skipped.has(number)) return "skipped"
  if (number < next) return "done"
  if (number > next) return "later"
  return phase === "stuck" ? "stuck" : "now"
}

/** A list of steps stays a list, whatever was given in one of them. */
const longestShown = 200

/** What was given is in the link anyway, and on the device. */
const withValue = (done: DoneStep): DoneStep =>
  done.step[0] === "i" && done.step[4] !== null ? { ...done, shown: shorten(done.step[4], longestShown) } : done

const bringNear = (step: HTMLLIElement | null) => step?.scrollIntoView({ block: "nearest" })

function Steps({ player, titleOf }: { readonly player: Player; readonly titleOf: TitleOf }) {
  return (
    <div className="p-way">
      {partsOfWay(player.steps, titleOf).map(({ title, steps }) => (
        <section key={steps[0]?.[0]}>
          {title !== "" && <h3 className="p-way__screen">{title}</h3>}
          <ol className="p-way__steps" start={(steps[0]?.[0] ?? 0) + 1}>
            {steps.map(([number, done]) => {
              const renamed = player.renamed.get(number)
              const skipped = player.skipped.get(number)
              const state = stateOf(number, player)
              return (
                <li
                  key={number}
                  ref={number === player.next ? bringNear : null}
                  data-state={state}
                  aria-current={state === "now" || state === "stuck" ? "step" : undefined}
                >
                  {sayStep(withValue(done))}
                  {renamed !== undefined && <small>（いまは「{renamed}」）</small>}
                  {skipped && <small>（とばしました：{hindrances[skipped.kind]}）</small>}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
