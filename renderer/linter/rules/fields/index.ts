import { answerUnused } from "./answerUnused"
import { autocompleteUnknown } from "./autocompleteUnknown"
import { checkWithoutMessage } from "./checkWithoutMessage"
import { consentPreTicked } from "./consentPreTicked"
import { fieldMessageUnknown } from "./fieldMessageUnknown"
import { fieldNeverShown } from "./fieldNeverShown"
import { fieldNotInSchema } from "./fieldNotInSchema"
import { fieldRepeated } from "./fieldRepeated"
import { formUnused } from "./formUnused"
import { hiddenButRequired } from "./hiddenButRequired"
import { labelRepeated } from "./labelRepeated"
import { limitInText } from "./limitInText"
import { limitedOptionUnknown } from "./limitedOptionUnknown"
import { optionOutsideSchema } from "./optionOutsideSchema"
import { optionRepeated } from "./optionRepeated"
import { optionsCircle } from "./optionsCircle"
import { optionsEmpty } from "./optionsEmpty"
import { optionsMissing } from "./optionsMissing"
import { patternWithoutMessage } from "./patternWithoutMessage"
import { propertyWithoutField } from "./propertyWithoutField"
import { schemaValueWithoutOption } from "./schemaValueWithoutOption"

export const fields = [
  answerUnused,
  fieldRepeated,
  labelRepeated,
  fieldNotInSchema,
  propertyWithoutField,
  consentPreTicked,
  optionsMissing,
  optionsEmpty,
  optionsCircle,
  optionOutsideSchema,
  schemaValueWithoutOption,
  optionRepeated,
  limitedOptionUnknown,
  limitInText,
  autocompleteUnknown,
  formUnused,
  fieldNeverShown,
  hiddenButRequired,
  fieldMessageUnknown,
  checkWithoutMessage,
  patternWithoutMessage,
] as const
