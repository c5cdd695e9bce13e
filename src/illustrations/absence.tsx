import { Drawing, Ground, Spark, Sprout } from "./Drawing"

export const EmptyList = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="56" r="46" />
    <Ground from={22} to={138} />
    <path className="k-ill-paper" d="M52 24h56a6 6 0 0 1 6 6v76H46V30a6 6 0 0 1 6-6z" />
    <rect className="k-ill-paper" x="66" y="17" width="28" height="13" rx="4" />
    {[46, 62, 78].map((y) => (
      <g key={y} className="k-ill-faint">
        <circle cx="58" cy={y} r="3.5" />
        <path strokeDasharray="3 4" d={`M68 ${y}h36`} />
      </g>
    ))}
    <Sprout x={128} y={106} height={28} />
    <path className="k-ill-paper" d="M119 94h18l-3 12h-12z" />
    <Spark x={34} y={38} size={5} />
  </Drawing>
)

export const NotFound = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="76" cy="58" r="46" />
    <path className="k-ill-paper" d="M28 36l26-8 28 8 26-8v62l-26 8-28-8-26 8z" />
    <path className="k-ill-faint" d="M54 28v62M82 36v62" />
    <path className="k-ill-faint" strokeDasharray="2 5" d="M36 80c10-18 22 2 30-14s6-20 16-20" />
    <path className="k-ill-accent" d="M34 50l6 6M40 50l-6 6" />
    <circle className="k-ill-paper" cx="104" cy="64" r="21" />
    <circle className="k-ill-wash-fill k-ill-none" cx="104" cy="64" r="16" />
    <path className="k-ill-accent" d="M99 60c0-7 11-7 11 0 0 4-5.5 4.5-5.5 9" />
    <circle className="k-ill-solid" cx="104.5" cy="74" r="1.6" />
    <path strokeWidth="4" d="M119.5 79.5L134 94" />
    <Spark x={130} y={30} size={5} />
  </Drawing>
)

export const WalletEmpty = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="46" />
    <Ground from={26} to={134} />
    <path className="k-ill-paper" d="M40 54L98 36a6 6 0 0 1 8 5v13z" />
    <path className="k-ill-paper" d="M38 54h76a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V58a4 4 0 0 1 4-4z" />
    <path className="k-ill-faint" d="M42 62h72M42 98h72" strokeDasharray="3 4" />
    <path className="k-ill-paper" d="M122 70h-18a10 10 0 0 0 0 20h18z" />
    <circle className="k-ill-solid" cx="105" cy="80" r="2.75" />
    <path className="k-ill-faint" strokeDasharray="2 5" d="M70 44c-2-14 10-12 8-20" />
    <g className="k-ill-accent">
      <path className="k-ill-wash-fill" d="M84 18c-2-9-13-10-14-4-1 5 7 8 14 7z" />
      <path className="k-ill-wash-fill" d="M84 18c2-9 13-9 14-3 1 5-7 7-14 6z" />
      <path className="k-ill-wash-fill" d="M84 21c-5 1-9 5-6 8 3 2 6-3 6-8zM84 21c5 1 9 5 6 8-3 2-6-3-6-8z" />
      <path d="M84 17v11M84 17l-3-5M84 17l3-5" />
    </g>
    <Spark x={40} y={34} size={4} />
  </Drawing>
)
