import type { Registry } from "../../../renderer/registry/registry"
import { AccordionDisplay } from "./AccordionDisplay"
import { BadgeDisplay } from "./BadgeDisplay"
import { BulletsDisplay } from "./BulletsDisplay"
import { ButtonDisplay, ButtonsDisplay } from "./ButtonDisplay"
import { CardDisplay, CardListDisplay } from "./CardDisplay"
import { ChipDisplay, ChipsDisplay } from "./ChipsDisplay"
import { CountdownDisplay, WaitButtonDisplay } from "./CountdownDisplays"
import { DocumentListDisplay, DocumentRowDisplay } from "./DocumentListDisplay"
import { HeadingDisplay } from "./HeadingDisplay"
import { HeroAmountDisplay } from "./HeroAmountDisplay"
import { IconButtonDisplay } from "./IconButtonDisplay"
import { KeyValueDisplay, KeyValuesDisplay } from "./KeyValuesDisplay"
import { LinkDisplay } from "./LinkDisplay"
import { LinksDisplay } from "./LinksDisplay"
import { ListDisplay } from "./ListDisplay"
import { NoticeDisplay } from "./NoticeDisplay"
import { BannerDisplay, IllustrationDisplay } from "./PictureDisplays"
import { ProgressDisplay } from "./ProgressDisplay"
import { ProgressRingDisplay } from "./ProgressRingDisplay"
import { ReadOnlyDisplay } from "./ReadOnlyDisplay"
import { RowDisplay } from "./RowDisplay"
import { EmptyDisplay, ResultDisplay, WaitingDisplay } from "./StateDisplays"
import { StepperDisplay } from "./StepperDisplay"
import { StepsDisplay } from "./StepsDisplay"
import { SummaryListDisplay } from "./SummaryListDisplay"
import { TableDisplay, TableRowDisplay } from "./TableDisplay"
import { TabsDisplay } from "./TabsDisplay"
import { TaskCardDisplay } from "./TaskCardDisplay"
import { LeadDisplay, NoteDisplay, TextDisplay } from "./TextDisplays"
import { TimelineDisplay } from "./TimelineDisplay"

/** The displays by their registered names; declared in `src/words/displays`. */
export const displays = {
  heading: HeadingDisplay,
  lead: LeadDisplay,
  text: TextDisplay,
  note: NoteDisplay,
  notice: NoticeDisplay,
  bullets: BulletsDisplay,
  steps: StepsDisplay,
  illustration: IllustrationDisplay,
  banner: BannerDisplay,
  badge: BadgeDisplay,
  "hero-amount": HeroAmountDisplay,
  "key-values": KeyValuesDisplay,
  "key-value": KeyValueDisplay,
  "summary-list": SummaryListDisplay,
  "read-only": ReadOnlyDisplay,
  "progress-ring": ProgressRingDisplay,
  progress: ProgressDisplay,
  list: ListDisplay,
  row: RowDisplay,
  links: LinksDisplay,
  "document-list": DocumentListDisplay,
  "document-row": DocumentRowDisplay,
  timeline: TimelineDisplay,
  table: TableDisplay,
  "table-row": TableRowDisplay,
  card: CardDisplay,
  "card-list": CardListDisplay,
  "task-card": TaskCardDisplay,
  accordion: AccordionDisplay,
  empty: EmptyDisplay,
  result: ResultDisplay,
  waiting: WaitingDisplay,
  button: ButtonDisplay,
  buttons: ButtonsDisplay,
  link: LinkDisplay,
  "icon-button": IconButtonDisplay,
  tabs: TabsDisplay,
  chips: ChipsDisplay,
  chip: ChipDisplay,
  stepper: StepperDisplay,
  countdown: CountdownDisplay,
  "wait-button": WaitButtonDisplay,
} satisfies Registry["widgets"]
