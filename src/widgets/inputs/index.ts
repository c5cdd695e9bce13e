import type { Registry } from "../../../renderer/registry/registry"
import { AmountControl } from "./AmountControl"
import { CheckboxControl, SwitchControl } from "./CheckboxControl"
import { CheckCardsControl, RadioCardsControl, RadioControl, YesNoControl } from "./ChoiceControls"
import { DatePartsControl } from "./DatePartsControl"
import { DocumentListControl } from "./DocumentListControl"
import { OneTimeCodeControl } from "./OneTimeCodeControl"
import { PasswordControl } from "./PasswordControl"
import { ReadOnlyControl } from "./ReadOnlyControl"
import { RepeaterControl } from "./RepeaterControl"
import { SelectControl } from "./SelectControl"
import { SliderControl } from "./SliderControl"
import { SuggestControl } from "./SuggestControl"
import { TextareaControl } from "./TextareaControl"
import { DigitsControl, EmailControl, KanaControl, SearchControl, TelControl, TextControl } from "./TextControl"
import { YearMonthControl } from "./YearMonthControl"

/** Every control that a form document may name. */
export const controls: Registry["controls"] = {
  text: TextControl,
  email: EmailControl,
  tel: TelControl,
  digits: DigitsControl,
  search: SearchControl,
  textarea: TextareaControl,
  kana: KanaControl,
  "text-suggest": SuggestControl,
  amount: AmountControl,
  password: PasswordControl,
  "one-time-code": OneTimeCodeControl,
  radio: RadioControl,
  "radio-cards": RadioCardsControl,
  "check-cards": CheckCardsControl,
  checkbox: CheckboxControl,
  switch: SwitchControl,
  "yes-no": YesNoControl,
  select: SelectControl,
  "date-parts": DatePartsControl,
  "year-month-select": YearMonthControl,
  slider: SliderControl,
  repeater: RepeaterControl,
  "document-list": DocumentListControl,
  "read-only": ReadOnlyControl,
}
