import type { Command, CommanderError } from "commander"

const sentences: Readonly<Record<string, (name: string, message: string) => string>> = {
  "commander.unknownCommand": (name) => `「${name}」というコマンドはありません。`,
  "commander.unknownOption": (name) => `「${name}」という指定はありません。`,
  "commander.missingArgument": (name) => `「${name}」を指定してください。`,
  "commander.missingMandatoryOptionValue": (name) => `「${name}」を指定してください。`,
  "commander.optionMissingArgument": (name) => `「${name}」の値を指定してください。`,
  "commander.invalidArgument": (_name, message) => {
    const [, given = "", choices = ""] = /argument '(.*)' is invalid\. Allowed choices are (.*)\./.exec(message) ?? []
    return `「${given}」は使えません。使えるのは ${choices.replaceAll(", ", "、")} です。`
  },
  "commander.excessArguments": () => "指定が多すぎます。",
}

/** One sentence for a command line that cannot be understood; undefined when help was asked for. */
export function describeUsageError({ code, message, exitCode }: CommanderError, command: string): string | undefined {
  if (exitCode === 0) return undefined
  // A command of several, of which none was named.
  if (code === "commander.help")
    return `「${command}」に続けて、何をするかも指定してください。npm run screens -- ${command} --help で確認できます。`
  const name = /'([^' ]+)[^']*'/.exec(message)?.[1] ?? ""
  const sentence = Object.hasOwn(sentences, code) ? sentences[code]?.(name, message) : undefined
  return `${sentence ?? "コマンドの書き方が正しくありません。"}使い方は npm run screens -- --help で確認できます。`
}

const titles: Readonly<Record<string, string>> = {
  "Usage:": "使い方:",
  "Arguments:": "引数:",
  "Options:": "指定:",
  "Commands:": "コマンド:",
}

/** Help in Japanese, errors as exceptions: commander neither prints them nor ends the process. */
export function localise(command: Command): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption("-h, --help", "使い方を表示します")
    .helpCommand(false)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({ writeErr: () => undefined })
}
