import { stage } from "../stage"
import { drawFormily } from "./formily"
import { drawJsonForms } from "./jsonForms"
import { drawReactHookForm } from "./reactHookForm"
import { drawSurveyJs } from "./surveyJs"
import { drawUniforms } from "./uniforms"

stage({
  "react-hook-form": drawReactHookForm,
  formily: drawFormily,
  uniforms: drawUniforms,
  surveyjs: drawSurveyJs,
  jsonforms: drawJsonForms,
})
