import { when } from "mobx"
import { createRun, type CompiledSample, type ScreenState } from "../../../renderer"
import { chooseFiles } from "./chooseFiles"

/** Does with a screen what its sample says: submits, taps, runs actions; each once the one before has come to rest. */
export async function playSample(
  state: ScreenState,
  sample: CompiledSample,
  page: Window & typeof globalThis,
): Promise<void> {
  await untilIdle(state, page)
  typeSecrets(state, sample)
  await chooseFiles(sample, page)
  if (sample.submitted === true) for (const form of state.openForms) form.submit()
  for (const key of sample.tap ?? []) {
    tap(key, state, page)
    await untilIdle(state, page)
  }
  if (sample.do) void createRun(state).perform(sample.do)
  await untilIdle(state, page)
  await page.document.fonts?.ready
}

/** Runs what a document says of a key; what is the component's own doing, such as the next page of a list, is pressed. */
function tap(key: string, state: ScreenState, { document }: Window): void {
  const run = state.runnerOf(key)
  const button = run ? null : document.querySelector<HTMLElement>(`button[data-key="${CSS.escape(key)}"]`)
  if (run) void run()
  else if (button) button.click()
  else state.host.report({ code: "unknown-key", at: `${state.file}: ${key}` })
}

/** Drafts keep no secret, so that a sample's code or password is typed. */
function typeSecrets(state: ScreenState, { answers = {} }: CompiledSample): void {
  for (const { form, into } of state.module.formUses) {
    const model = state.form(form)
    for (const [field, answer] of Object.entries(answers[into] ?? {}))
      if (model && model.draft[field] === undefined) model.setAnswer(field, answer)
  }
}

/** Settled, and everything that follows from it is drawn. */
async function untilIdle(state: ScreenState, page: Window): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await when(() => state.isIdle)
    await new Promise((resolve) => page.setTimeout(resolve, 0))
  }
}
