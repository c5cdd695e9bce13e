import { Drawing, Ground, Spark, Sprout } from "./Drawing"

const answers = [
  { y: 40, chosen: false },
  { y: 56, chosen: true },
  { y: 72, chosen: false },
] as const

/** A clipboard with a question and its answers, one of them chosen. */
export const Survey = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="78" cy="60" r="46" />
    <Ground />
    <rect className="k-ill-paper" x="46" y="18" width="66" height="88" rx="7" />
    <path className="k-ill-wash-fill" d="M66 24v-4a5 5 0 0 1 5-5h2.5a6 6 0 0 1 11 0H87a5 5 0 0 1 5 5v4z" />
    {answers.map(({ y, chosen }) => (
      <g key={y}>
        <rect
          className={chosen ? "k-ill-wash-fill k-ill-accent" : "k-ill-faint"}
          x="53"
          y={y}
          width="52"
          height="12"
          rx="4"
        />
        <circle className={chosen ? "k-ill-accent" : "k-ill-faint"} cx="60.5" cy={y + 6} r="3" />
        {chosen && <circle className="k-ill-solid" cx="60.5" cy={y + 6} r="1.5" />}
        <path className={chosen ? "k-ill-accent" : "k-ill-faint"} d={`M68 ${y + 6}h${chosen ? 28 : 20}`} />
      </g>
    ))}
    <path className="k-ill-faint" d="M56 33h24M56 94h18" />
    <g transform="rotate(30 122 74)">
      <path className="k-ill-paper" d="M118 44h9v38l-4.5 10-4.5-10z" />
      <path d="M118 51h9M118 81h9" />
    </g>
    <Spark x={34} y={34} size={6} />
    <Spark x={134} y={34} size={4} />
  </Drawing>
)

/** A sheet that flies off as a paper plane: handed in. */
export const ApplicationSent = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <Ground from={22} to={138} />
    <path className="k-ill-paper" d="M36 40h36l14 14v47a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z" />
    <path className="k-ill-wash-fill" d="M72 40v9a5 5 0 0 0 5 5h9" />
    <path className="k-ill-faint" d="M40 60h22M40 69h36M40 78h36" />
    <circle className="k-ill-solid" cx="46" cy="93" r="7" />
    <path className="k-ill-on" strokeWidth="1.75" d="M42.8 93.2l2.3 2.3 4.3-4.6" />
    <path className="k-ill-faint" strokeDasharray="2 5" d="M88 92c16 0 26-10 22-20s-15-4-9 4c5 7 16 4 22-8" />
    <path className="k-ill-paper" d="M98 40l44-22-15 44-11-14z" />
    <path className="k-ill-wash-fill" d="M142 18l-26 30-2 14 6-8" />
    <path d="M98 40l18 8 26-30" />
    <Spark x={30} y={26} size={5} />
    <Spark x={84} y={24} size={4} />
    <Sprout x={132} y={106} height={18} />
  </Drawing>
)

/** A door that stands open, with a path to it and things that grow: the account is open. */
export const Approved = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <Ground from={16} to={144} />
    <path className="k-ill-paper" d="M54 106V44a26 26 0 0 1 52 0v62z" />
    <path className="k-ill-wash-fill" d="M61 106V45a19 19 0 0 1 38 0v61z" />
    <path className="k-ill-paper k-ill-accent" d="M61 106V44c0-9 7-17 16-18l10-4v88z" />
    <circle className="k-ill-solid" cx="82" cy="68" r="2.25" />
    <path className="k-ill-faint" d="M67 48v18M74 43v23M67 76v22M74 76v24" />
    <circle className="k-ill-solid" cx="116" cy="38" r="14" />
    <path className="k-ill-on" strokeWidth="2.5" d="M109.5 38.5l4.6 4.6 8.8-9.2" />
    <Sprout x={36} y={106} height={34} />
    <Sprout x={126} y={106} height={24} />
    <Spark x={40} y={34} size={5} />
    <Spark x={136} y={62} size={4} />
  </Drawing>
)

interface Places {
  readonly title: string
  readonly places: readonly {
    readonly number: number
    readonly x: number
    readonly y: number
    readonly width: number
  }[]
}

/** A sheet as a tax office would know it, with numbered places. */
function Specimen({ title, places }: Places) {
  return (
    <Drawing>
      <rect className="k-ill-paper" x="22" y="6" width="116" height="108" rx="3" />
      <text className="k-ill-print" x="80" y="22" textAnchor="middle">
        {title}
      </text>
      <path
        className="k-ill-faint"
        d="M30 40h100M30 56h100M30 72h100M30 88h100M30 104h100M30 40v64M130 40v64M62 40v64"
      />
      <path className="k-ill-faint" d="M36 48h16M36 64h20M36 80h12M36 96h18M68 96h40" />
      {places.map(({ number, x, y, width }) => (
        <g key={number}>
          <rect className="k-ill-wash-fill k-ill-accent" x={x} y={y} width={width} height="12" rx="2" />
          <circle className="k-ill-solid" cx={x} cy={y + 6} r="6.5" />
          <text className="k-ill-number" x={x} y={y + 8.75} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

export const FrameNotice = () => (
  <Specimen
    title="勘定廃止通知書"
    places={[
      { number: 1, x: 66, y: 42, width: 60 },
      { number: 2, x: 66, y: 58, width: 60 },
      { number: 3, x: 66, y: 74, width: 60 },
    ]}
  />
)

export const AccountNotice = () => (
  <Specimen
    title="非課税口座廃止通知書"
    places={[
      { number: 1, x: 92, y: 27, width: 40 },
      { number: 2, x: 66, y: 42, width: 60 },
      { number: 3, x: 66, y: 74, width: 60 },
    ]}
  />
)
