import type { ReactNode } from "react"
import { Drawing, Ground, Spark } from "./Drawing"

/** A card of 120 x 76, its corner at (20, 22), as wide as the sheet allows. */
const Card = ({ children }: { readonly children: ReactNode }) => (
  <>
    <rect className="k-ill-paper" x="20" y="22" width="120" height="76" rx="8" />
    {children}
  </>
)

/** Somebody's photograph, 28 x 36. */
const Photograph = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className="k-ill-accent">
    <rect className="k-ill-wash-fill k-ill-accent" x={x} y={y} width="28" height="36" rx="3" />
    <circle className="k-ill-paper" cx={x + 14} cy={y + 14} r="6" />
    <path className="k-ill-paper" d={`M${x + 3} ${y + 36}c0-15 22-15 22 0`} />
  </g>
)

/** Photograph on the left, a wide title, the flower of the card in its corner. */
const MyNumberFace = () => (
  <Card>
    <path className="k-ill-wash-fill k-ill-none" d="M21 36h118v-6a7 7 0 0 0-7-7H28a7 7 0 0 0-7 7z" />
    <path d="M20 36h120" />
    <Photograph x={30} y={50} />
    <path className="k-ill-accent" d="M32 29.5h34" strokeWidth="2.5" />
    <path className="k-ill-faint" d="M68 54h44M68 64h58M68 74h36M68 86h22" />
    <g className="k-ill-accent">
      <circle className="k-ill-wash-fill" cx="122" cy="82" r="8" />
      <path d="M117.5 82c2-4 7-4 9 0-2 4-7 4-9 0z" />
    </g>
  </Card>
)

/** Photograph on the right, the band of the period across, the grid of kinds below. */
const LicenceFace = () => (
  <Card>
    <path className="k-ill-faint" d="M28 33h46M28 42h58" />
    <path className="k-ill-leaf k-ill-none" d="M21 49h76v11H21z" />
    <path className="k-ill-accent" d="M28 54.5h50" strokeWidth="2" />
    <Photograph x={104} y={32} />
    <path className="k-ill-faint" d="M28 70h62v20H28zM28 80h62M40.4 70v20M52.8 70v20M65.2 70v20M77.6 70v20" />
    <path className="k-ill-faint" d="M104 80h28M104 89h18" />
  </Card>
)

/** Rows of entries under the title, photograph at the upper right, stripes at the foot. */
const ResidenceFace = ({ children }: { readonly children: ReactNode }) => (
  <Card>
    <Photograph x={106} y={28} />
    <path className="k-ill-faint" d="M28 43h42M28 52h70" />
    {children}
    <path className="k-ill-wash-fill k-ill-none" d="M21 82h118v8a7 7 0 0 1-7 7H28a7 7 0 0 1-7-7z" />
    <path className="k-ill-accent" d="M28 90h24M58 90h10M74 90h6" />
  </Card>
)

export const MyNumberCard = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="50" />
    <MyNumberFace />
  </Drawing>
)

export const DrivingLicence = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="50" />
    <LicenceFace />
  </Drawing>
)

export const ResidenceCard = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="50" />
    <ResidenceFace>
      <path strokeWidth="2.5" d="M28 32h34" />
      <path className="k-ill-faint" d="M28 62h54M28 72h66" />
    </ResidenceFace>
  </Drawing>
)

/** Where the card says until when one may stay: the middle of its front. */
export const ResidencePeriod = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="50" />
    <ResidenceFace>
      <text className="k-ill-print" x="28" y="35">
        在留カード
      </text>
    </ResidenceFace>
    <rect className="k-ill-leaf k-ill-accent" strokeWidth="2" x="24" y="57" width="78" height="20" rx="4" />
    <text className="k-ill-print" x="29" y="70">
      在留期間（満了日）
    </text>
    <path className="k-ill-accent" strokeWidth="2" d="M8 67h12M15 62l5 5-5 5" />
  </Drawing>
)

/** The certificate of those who stay for good: a seal where the card has its stripes. */
export const PermanentCertificate = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="60" r="50" />
    <Card>
      <path strokeWidth="2.5" d="M46 33h34" />
      <Photograph x={106} y={28} />
      <path className="k-ill-faint" d="M28 44h42M28 54h70M28 64h54M28 74h66M28 86h40" />
      <circle className="k-ill-wash-fill k-ill-accent" cx="120" cy="81" r="9" />
      <circle className="k-ill-accent" cx="120" cy="81" r="4.5" />
    </Card>
  </Drawing>
)

/** A card lying on the table, seen from the front. */
const LyingCard = () => (
  <>
    <rect className="k-ill-paper" x="34" y="66" width="92" height="44" rx="6" />
    <rect className="k-ill-wash-fill k-ill-accent" x="42" y="76" width="18" height="24" rx="3" />
    <circle className="k-ill-paper k-ill-accent" cx="51" cy="85" r="4" />
    <path className="k-ill-paper k-ill-accent" d="M44 100c0-10 14-10 14 0" />
    <path className="k-ill-faint" d="M104 78h14M104 88h14M104 98h10" />
  </>
)

/** The upper edge of the phone stands on the middle of the card. */
export const PhoneEdgeOnCard = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="56" r="46" />
    <LyingCard />
    <g transform="rotate(180 80 46)">
      <rect className="k-ill-paper" x="60" y="2" width="40" height="78" rx="8" />
      <path className="k-ill-faint" d="M70 68h20" />
      <rect className="k-ill-solid" x="73" y="7" width="14" height="4" rx="2" />
    </g>
    <circle className="k-ill-solid" cx="80" cy="90" r="3" />
    <path className="k-ill-accent" d="M72.5 95a9 9 0 0 0 15 0M67 100a16 16 0 0 0 26 0" />
    <path className="k-ill-accent" strokeWidth="2" d="M80 26v22M74 42l6 6 6-6" />
    <Spark x={36} y={34} size={5} />
    <Spark x={128} y={44} size={4} />
  </Drawing>
)

/** The phone lies over the card; the place on its back that reads is over the middle. */
export const PhoneBackOnCard = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <rect className="k-ill-paper" x="20" y="42" width="120" height="58" rx="7" />
    <rect className="k-ill-wash-fill k-ill-accent" x="28" y="54" width="20" height="28" rx="3" />
    <circle className="k-ill-paper k-ill-accent" cx="38" cy="64" r="4.5" />
    <path className="k-ill-paper k-ill-accent" d="M30.5 82c0-11 15-11 15 0" />
    <path className="k-ill-faint" d="M114 58h16M114 68h16M114 78h12" />
    <rect className="k-ill-paper" x="56" y="8" width="48" height="104" rx="9" />
    <rect className="k-ill-faint" x="62" y="14" width="17" height="20" rx="5" />
    <circle className="k-ill-faint" cx="70.5" cy="20" r="3" />
    <circle className="k-ill-faint" cx="70.5" cy="28" r="3" />
    <circle className="k-ill-solid" cx="80" cy="68" r="3" />
    <path
      className="k-ill-accent"
      d="M73.5 75a9.5 9.5 0 0 1 0-14M86.5 61a9.5 9.5 0 0 1 0 14M68.5 80a16.5 16.5 0 0 1 0-24M91.5 56a16.5 16.5 0 0 1 0 24"
    />
    <Spark x={30} y={28} size={5} />
    <Spark x={134} y={28} size={4} />
  </Drawing>
)

/** A letter with an answer, opened. */
export const Letter = () => (
  <Drawing>
    <circle className="k-ill-wash" cx="80" cy="58" r="46" />
    <Ground />
    <path className="k-ill-paper" d="M38 54l42-30 42 30v47a5 5 0 0 1-5 5H43a5 5 0 0 1-5-5z" />
    <path className="k-ill-paper" d="M52 74V34a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v40L80 92z" />
    <path className="k-ill-accent" d="M62 42h20" strokeWidth="2" />
    <path className="k-ill-faint" d="M62 52h36M62 61h36M62 70h22" />
    <path className="k-ill-wash-fill" d="M38 56l42 32 42-32v45a5 5 0 0 1-5 5H43a5 5 0 0 1-5-5z" />
    <path d="M40 104l28-25M120 104L92 79" />
  </Drawing>
)
