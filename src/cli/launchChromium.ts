import { chromium, type Browser } from "playwright"
import { CommandError } from "./failure"
import { findChromium, flagsOfProof } from "./findChromium"

/**
 * Starts the browser that draws for proof.
 * @throws CommandError where there is none, or none that can be started
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new CommandError(
      "撮るための Chromium が見つかりません。npm run setup で入れるか、CHROMIUM_PATH に場所を指定してください。",
    )
  try {
    return await chromium.launch({ args: [...flagsOfProof], executablePath })
  } catch {
    throw new CommandError(`ブラウザー（${executablePath}）を起動できませんでした。${mendOf(executablePath)}`)
  }
}

/** The setup is content with whatever is there under CHROMIUM_PATH. */
const mendOf = (path: string): string =>
  path === process.env["CHROMIUM_PATH"]
    ? "CHROMIUM_PATH に動く Chromium の場所を指定するか、指定をやめて npm run setup を実行してください。"
    : "npm run setup を実行するか、CHROMIUM_PATH に動く Chromium の場所を指定してください。"
