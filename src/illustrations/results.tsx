import { Drawing, Ground, Spark, Sprout } from "./Drawing"

export const ResultOk = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="56" r="46" />
    <Ground from={22} to={138} />
    <Sprout x={36} y={106} height={30} />
    <Sprout x={126} y={106} height={20} />
    <circle className="k-ill-paper k-ill-accent" cx="80" cy="56" r="33" />
    <path className="k-ill-accent" strokeWidth="4" d="M65 57l10.5 10.5L96 46" />
    <Spark x={122} y={30} size={6} />
    <Spark x={40} y={26} size={4} />
    <Spark x={132} y={52} size={3} />
  </Drawing>
)

export const ResultWait = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <Ground />
    <path
      className="k-ill-paper"
      d="M62 22v10c0 14 14 18 14 28s-14 14-14 28v10h36V88c0-14-14-18-14-28s14-14 14-28V22z"
    />
    <path className="k-ill-wash-fill k-ill-none" d="M67 36h26c-2 9-10 12-12.5 19h-1C77 48 69 45 67 36z" />
    <path className="k-ill-accent" d="M67.5 37h25M80 60v20" strokeDasharray="none" />
    <path className="k-ill-wash-fill k-ill-accent" d="M67 95c1-9 8-13 13-13s12 4 13 13z" />
    <path className="k-ill-paper" d="M56 16h48v6H56zM56 98h48v8H56z" />
    <path className="k-ill-faint" d="M22 46h16M16 54h26M120 68h20M126 76h22" />
    <Spark x={126} y={34} size={5} />
  </Drawing>
)

export const ResultNg = () => (
  <Drawing>
    <circle className="k-ill-ng-wash" cx="80" cy="56" r="46" />
    <Ground from={22} to={138} />
    <circle className="k-ill-paper k-ill-ng" cx="80" cy="56" r="33" />
    <path className="k-ill-ng" strokeWidth="4" d="M80 40v19" />
    <circle className="k-ill-ng-solid" cx="80" cy="70" r="2.75" />
    <path className="k-ill-faint" d="M26 88c6-8 18-6 18 3 8-2 12 4 11 8M110 99c-1-6 5-9 9-7 1-7 11-8 14-1" />
    <path className="k-ill-faint" d="M124 34h12M130 28v12M30 40h8" />
  </Drawing>
)

export const Maintenance = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="62" r="46" />
    <circle className="k-ill-solid" cx="80" cy="16" r="3" />
    <path d="M80 16L48 40M80 16l32 24" />
    <g transform="rotate(-2 80 66)">
      <rect className="k-ill-paper" x="30" y="40" width="100" height="54" rx="8" />
      <rect className="k-ill-faint" x="36" y="46" width="88" height="42" rx="4" />
      <g transform="rotate(45 62 67)">
        <path className="k-ill-accent k-ill-wash-fill" d="M57 53a8 8 0 1 1 10 0v29a5 5 0 0 1-10 0z" />
        <path className="k-ill-accent k-ill-paper" d="M59 43.5h6v7h-6z" />
      </g>
      <path d="M84 60h30M84 68h30M84 76h18" className="k-ill-faint" />
    </g>
    <path className="k-ill-faint" d="M118 106h20M22 106h14" />
    <Spark x={136} y={30} size={5} />
  </Drawing>
)
