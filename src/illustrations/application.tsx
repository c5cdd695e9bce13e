import { Drawing, Ground, Spark } from "./Drawing"

export const PhoneAndCard = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="82" cy="58" r="46" />
    <Ground from={24} to={136} />
    <rect className="k-ill-paper" x="66" y="14" width="50" height="92" rx="9" />
    <path d="M85 20h12" />
    <path className="k-ill-faint" d="M75 31h14M75 38h9" />
    <path className="k-ill-accent" d="M75 62l8-7 7 4 8-11 9-5" />
    <circle className="k-ill-solid" cx="107" cy="43" r="2.5" />
    <path className="k-ill-faint" d="M75 76h32" />
    <g transform="translate(-9 4) rotate(-9 58 84)">
      <rect className="k-ill-paper" x="26" y="62" width="66" height="42" rx="6" />
      <path className="k-ill-wash-fill" d="M26 72h66v8H26z" />
      <rect className="k-ill-accent k-ill-wash-fill" x="33" y="86" width="11" height="9" rx="2" />
      <path className="k-ill-faint" d="M52 90h28M52 96h16" />
    </g>
    <Spark x={130} y={28} size={6} />
    <Spark x={38} y={40} size={4} />
  </Drawing>
)

export const MailSent = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="84" cy="58" r="44" />
    <path className="k-ill-faint" strokeDasharray="2 5" d="M12 92c18 8 30-2 26-12s-18-2-10 6 22 2 30-8" />
    <g transform="rotate(-10 88 58)">
      <rect className="k-ill-paper" x="50" y="32" width="78" height="54" rx="6" />
      <path d="M52 84l27-25M126 84L99 59" />
      <path className="k-ill-paper" d="M52 34l33 29c2.5 2 5.5 2 8 0l33-29" />
    </g>
    <circle className="k-ill-solid" cx="124" cy="84" r="13" />
    <path className="k-ill-on" strokeWidth="2.25" d="M118 84.5l4.2 4.2 8-8.6" />
    <Spark x={44} y={22} size={5} />
    <Spark x={140} y={24} size={4} />
  </Drawing>
)

export const Code = () => (
  <Drawing>
    <ellipse className="k-ill-wash" cx="80" cy="60" rx="60" ry="40" />
    <path
      className="k-ill-paper"
      d="M30 28h100a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H62L48 98V84H30a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10z"
    />
    {[29, 47, 65, 83, 101, 119].map((x, index) => (
      <rect
        key={x}
        className={index === 3 ? "k-ill-accent" : "k-ill-faint"}
        x={x}
        y="44"
        width="13"
        height="24"
        rx="3.5"
      />
    ))}
    <g className="k-ill-digit">
      <path d="M33.5 51.5l2.5-1.8v12.6M33 62.3h6" />
      <path d="M50.2 52.5c.5-3.5 6.6-3.6 6.6 0 0 3-6.8 6-6.8 9.8h7" />
      <path d="M68.3 50.5h6.2l-3.6 4.6c5.6 0 5 7.3.4 7.4-1.8 0-3-1-3.5-2.3" />
    </g>
    <path className="k-ill-accent" strokeWidth="2" d="M89.5 50.5v11" />
    <Spark x={138} y={18} size={5} />
    <Spark x={18} y={96} size={4} />
  </Drawing>
)

export const Documents = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="56" r="46" />
    <Ground />
    <g transform="rotate(8 92 60)">
      <rect className="k-ill-paper" x="62" y="20" width="58" height="76" rx="5" />
    </g>
    <path className="k-ill-paper" d="M49 16h38l17 17v66a5 5 0 0 1-5 5H49a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z" />
    <path className="k-ill-wash-fill" d="M87 16v12a5 5 0 0 0 5 5h12" />
    <path className="k-ill-faint" d="M54 40h24M54 49h38M54 58h38M54 67h26" />
    <path className="k-ill-accent" d="M54 85l4 4 8-9M74 86h18" />
    <g transform="rotate(38 122 76)">
      <path className="k-ill-paper" d="M118 44h8v42l-4 10-4-10z" />
      <path d="M118 52h8M118 84h8" />
    </g>
    <Spark x={34} y={34} size={5} />
  </Drawing>
)
