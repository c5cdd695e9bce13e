import { defaultWrong } from "./defaultWrong"
import { patternInvalid } from "./patternInvalid"
import { patternSlow } from "./patternSlow"
import { rangeEmpty } from "./rangeEmpty"
import { requiredUnknown } from "./requiredUnknown"
import { schemaBranching } from "./schemaBranching"
import { schemaCircle } from "./schemaCircle"
import { schemaFormatUnknown } from "./schemaFormatUnknown"
import { schemaInvalid } from "./schemaInvalid"
import { schemaKeywordUnknown } from "./schemaKeywordUnknown"
import { schemaReferenceUnknown } from "./schemaReferenceUnknown"

export const schemas = [
  schemaInvalid,
  schemaBranching,
  schemaCircle,
  schemaReferenceUnknown,
  schemaKeywordUnknown,
  schemaFormatUnknown,
  patternInvalid,
  patternSlow,
  rangeEmpty,
  defaultWrong,
  requiredUnknown,
] as const
