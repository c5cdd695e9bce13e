/** Every control that a form document may name, declared in `src/definitions/controls.ts`. A screen loads those that it names. */
export {
  TextControl as text,
  EmailControl as email,
  TelControl as tel,
  DigitsControl as digits,
  SearchControl as search,
  KanaControl as kana,
} from "./TextControl"
export { TextareaControl as textarea } from "./TextareaControl"
export { SuggestControl as "text-suggest" } from "./SuggestControl"
export { AmountControl as amount } from "./AmountControl"
export { PasswordControl as password } from "./PasswordControl"
export { OneTimeCodeControl as "one-time-code" } from "./OneTimeCodeControl"
export {
  RadioControl as radio,
  RadioCardsControl as "radio-cards",
  CheckCardsControl as "check-cards",
  YesNoControl as "yes-no",
} from "./ChoiceControls"
export { CheckboxControl as checkbox, SwitchControl as switch } from "./CheckboxControl"
export { SelectControl as select } from "./SelectControl"
export { DatePartsControl as "date-parts" } from "./DatePartsControl"
export { YearMonthControl as "year-month-select" } from "./YearMonthControl"
export { SliderControl as slider } from "./SliderControl"
export { RepeaterControl as repeater } from "./RepeaterControl"
export { UploadControl as upload } from "./UploadControl"
export { DocumentListControl as "document-list" } from "./DocumentListControl"
export { ReadOnlyControl as "read-only" } from "./ReadOnlyControl"
