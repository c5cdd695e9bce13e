import { Drawing, Ground, Spark, Sprout } from "./Drawing"

export const Bank = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="46" />
    <Ground from={22} to={138} />
    <path className="k-ill-paper" d="M80 26l42 22v6H38v-6z" />
    <circle className="k-ill-accent k-ill-wash-fill" cx="80" cy="42" r="5.5" />
    {[46, 66, 86, 106].map((x) => (
      <path key={x} className="k-ill-paper" d={`M${x} 54h8v36h-8z`} />
    ))}
    <path className="k-ill-paper" d="M40 90h80v7H40zM34 97h92v9H34z" />
    <Sprout x={140} y={106} height={18} />
    <g transform="rotate(-8 30 32)">
      <circle className="k-ill-paper k-ill-accent" cx="30" cy="32" r="11" />
      <path className="k-ill-accent" d="M26 26.5l4 5 4-5M30 31.5v6.5M26.5 33h7M26.5 36h7" />
    </g>
    <Spark x={126} y={28} size={5} />
  </Drawing>
)

export const Contract = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="78" cy="58" r="46" />
    <Ground />
    <rect className="k-ill-paper" x="42" y="14" width="66" height="92" rx="5" />
    <path d="M62 27h26" strokeWidth="2" />
    <path className="k-ill-faint" d="M52 41h46M52 50h46M52 59h46M52 68h30" />
    <path d="M52 93c4-10 8-9 7-2s5 2 7-3 4 0 4 3 4 1 7-1" />
    <circle className="k-ill-accent k-ill-wash-fill" cx="94" cy="88" r="8" />
    <path className="k-ill-accent" d="M94 82.5v11M90.5 85.5h7v4.5h-7z" />
    <g transform="rotate(24 124 62)">
      <path className="k-ill-paper" d="M116 34a8 8 0 0 1 16 0v44h-16z" />
      <path className="k-ill-wash-fill" d="M116 68h16v10h-16z" />
      <path className="k-ill-faint" d="M124 36v22" />
    </g>
    <Spark x={32} y={36} size={5} />
  </Drawing>
)

export const Growth = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <Ground from={22} to={138} />
    <path className="k-ill-paper" d="M62 84h36l-5 22H67z" />
    <path className="k-ill-paper" d="M59 78h42v7H59z" />
    <g className="k-ill-accent">
      <path d="M80 78V34" />
      <path className="k-ill-leaf" d="M80 66c-16 0-22-9-22-17 12-1 22 5 22 17z" />
      <path className="k-ill-leaf" d="M80 54c0-14 8-20 21-20 1 13-7 20-21 20z" />
      <path className="k-ill-leaf" d="M80 38c-8-4-10-12-6-19 8 3 11 11 6 19z" />
    </g>
    {[106, 100, 94].map((y) => (
      <path key={y} className="k-ill-paper" d={`M108 ${y - 6}h22v6h-22z`} />
    ))}
    <path className="k-ill-paper" d="M30 100h22v6H30z" />
    <Spark x={116} y={30} size={6} />
    <Spark x={42} y={40} size={4} />
  </Drawing>
)

export const Family = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <Ground from={26} to={134} />
    <path className="k-ill-paper" d="M42 106V82c0-13 9-20 21-20s21 7 21 20v24z" />
    <circle className="k-ill-paper" cx="63" cy="42" r="16" />
    <path d="M47.5 40c8 1 14-3 16-10 3 6 9 9 15.5 9" />
    <path d="M58 47.5c2.5 2.5 7 2.5 9.5 0" />
    <path className="k-ill-paper" d="M84 106V94c0-10 6-15 15-15s15 5 15 15v12z" />
    <circle className="k-ill-paper" cx="99" cy="66" r="12.5" />
    <path d="M87 63c6-1 9-4 10-8 3 5 8 7 14 7" />
    <path d="M95 70.5c2 2 5.5 2 7.5 0" />
    <path className="k-ill-accent k-ill-wash-fill" d="M122 40c-6-5-11-8-8-13 3-4 7-1 8 2 1-3 5-6 8-2 3 5-2 8-8 13z" />
    <Sprout x={30} y={106} height={22} />
  </Drawing>
)
