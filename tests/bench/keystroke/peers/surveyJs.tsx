import { Model } from "survey-core"
import { Survey } from "survey-react-ui"
import type { Candidate } from "../candidate"
import { fieldNames, help, labelOf } from "../fields"

/** SurveyJS draws the form from a document of its own; an answer counts as it is typed. */
export function drawSurveyJs(count: number): Candidate {
  const elements = fieldNames(count).map((name) => ({
    type: "text",
    name,
    title: labelOf(name),
    description: help,
    maxLength: 40,
    validators: [{ type: "text", minLength: 2, maxLength: 40 }],
  }))
  const survey = new Model({ textUpdateMode: "onTyping", elements })
  return {
    node: <Survey model={survey} />,
    fill: (text) => {
      survey.data = Object.fromEntries(fieldNames(count).map((name) => [name, text]))
    },
    submit: () => survey.completeLastPage(),
  }
}
