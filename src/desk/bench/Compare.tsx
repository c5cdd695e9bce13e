import { useEffect, useState } from "react"
import type { BenchBox, BenchState } from "../../domain/bench"
import { Choice } from "../parts/Choice"
import { pictureAddress } from "./pictureAddress"

const ways = ["beside", "blink", "swipe"] as const
const wayNames = { beside: "左右に並べる", blink: "重ねて切りかえる", swipe: "境目を動かす" } as const

interface CompareProps {
  readonly state: BenchState
}

/** A state before and after, side by side, one over the other, or with an edge between them that is moved. */
export function Compare({ state: { before, after, box } }: CompareProps) {
  const [way, setWay] = useState<(typeof ways)[number]>("beside")
  if (before === undefined || after === undefined) return <p className="d-empty">片方の絵しかありません。</p>
  const sides = { before, after, box }
  return (
    <div className="d-compare">
      <Choice label="見くらべかた" value={way} values={ways} names={wayNames} onChange={setWay} />
      {way === "beside" && (
        <div className="d-compare__beside">
          <Side caption="前" name={before} box={box} />
          <Side caption="後" name={after} box={box} />
        </div>
      )}
      {way === "blink" && <Blink {...sides} />}
      {way === "swipe" && <Swipe {...sides} />}
    </div>
  )
}

interface SideProps {
  readonly caption: "前" | "後"
  readonly name: string
  readonly box: BenchBox | undefined
}

const Side = ({ caption, name, box }: SideProps) => (
  <figure className="d-compare__side">
    <figcaption>{caption}</figcaption>
    <Framed box={box} name={name} alt={`${caption}の見え方`} />
  </figure>
)

interface FramedProps {
  readonly name: string
  readonly alt: string
  readonly box: BenchBox | undefined
}

/** A picture, with a frame around what differs. */
function Framed({ name, alt, box }: FramedProps) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  return (
    <span className="d-compare__framed">
      <img
        src={pictureAddress(name)}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {box && size && <span className="d-compare__box" style={placeOf(box, size)} />}
    </span>
  )
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

const placeOf = ({ x, y, width, height }: BenchBox, size: { readonly width: number; readonly height: number }) => ({
  left: share(x, size.width),
  top: share(y, size.height),
  width: share(width, size.width),
  height: share(height, size.height),
})

interface BothProps {
  readonly before: string
  readonly after: string
  readonly box: BenchBox | undefined
}

const blinkMs = 800

function Blink({ before, after, box }: BothProps) {
  const [isAfter, setAfter] = useState(true)
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    if (!isMoving) return
    const blinking = setInterval(() => setAfter((shown) => !shown), blinkMs)
    return () => clearInterval(blinking)
  }, [isMoving])
  return (
    <>
      <div className="d-compare__tools">
        <button type="button" className="d-button" onClick={() => setAfter(!isAfter)}>
          {isAfter ? "前を見る" : "後を見る"}
        </button>
        <label className="d-flag">
          <input type="checkbox" checked={isMoving} onChange={() => setMoving(!isMoving)} />
          自動で切りかえる
        </label>
        <p role="status">{isMoving ? "" : isAfter ? "後" : "前"}</p>
      </div>
      <Framed name={isAfter ? after : before} alt={`${isAfter ? "後" : "前"}の見え方`} box={box} />
    </>
  )
}

function Swipe({ before, after }: BothProps) {
  const [edge, setEdge] = useState(50)
  return (
    <>
      <label className="d-labelled">
        境目（左が前、右が後）
        <input
          className="d-compare__edge"
          type="range"
          min={0}
          max={100}
          value={edge}
          onChange={({ target }) => setEdge(Number(target.value))}
        />
      </label>
      <span className="d-compare__framed">
        <img src={pictureAddress(before)} alt="前の見え方" />
        <img
          className="d-compare__over"
          src={pictureAddress(after)}
          alt="後の見え方"
          style={{ clipPath: `inset(0 0 0 ${edge}%)` }}
        />
      </span>
    </>
  )
}
