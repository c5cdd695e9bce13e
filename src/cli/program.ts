import { Command, CommanderError, Option } from "commander"
import { CommandError, exitCodes, type Terminal } from "./failure"
import { addNewCommands } from "./new/commands"
import { addPeopleCommands } from "./people/commands"
import { addReleaseCommands, serverOption } from "./release/commands"
import { takenPort } from "./port"
import { sayDisk, sayUnopened } from "./outsideErrors"
import { rootOption } from "./rootOption"
import { describeUsageError, localise } from "./usage"

/** Runs one command line and gives its exit code. Whatever goes wrong is one sentence, never a stack trace. */
export async function runCommand(parameters: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = exitCodes.ok
  const program = createProgram(terminal, (result) => {
    code = result
  })
  try {
    if (parameters.length === 0)
      throw new CommandError("コマンドを指定してください。使い方は npm run screens -- --help で確認できます。")
    await program.parseAsync(parameters, { from: "user" })
    return code
  } catch (error) {
    const sentence = describeError(error, parameters[0] ?? "")
    if (sentence === undefined) return exitCodes.ok
    terminal.printError(sentence)
    return exitCodes.couldNotRun
  }
}

function describeError(error: unknown, command: string): string | undefined {
  if (error instanceof CommanderError) return describeUsageError(error, command)
  if (error instanceof CommandError) return error.message
  const taken = takenPort(error)
  if (taken !== undefined)
    return `ポート${taken}は、ほかのプログラムが使っています。PORT=4174 のように、環境変数 PORT で別の番号を指定してください。`
  const known = sayUnopened(error) ?? sayDisk(error)
  if (known !== undefined) return known
  const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)
  return `実行できませんでした（${reason}）。`
}

type SetExitCode = (code: number) => void

function createProgram(terminal: Terminal, settle: SetExitCode): Command {
  const program = localise(new Command("screens")).description("画面のJSONを調べる・並べる・作る道具です")
  const command = (name: string, description: string) =>
    localise(program.command(name)).description(description).addOption(rootOption())

  command("check", "すべてのJSONを調べます")
    .option("--json", "結果をJSONで出します")
    .option("--fix", "自動で直せる問題を直してから調べます")
    .option("--since <VERSION>", "このフォルダやGitの版から変えたもののうち、リリースでは変えられないものも調べます")
    .action(async (options) => {
      const { check } = await import("./check")
      settle(await check(options, terminal))
    })
  command("list", "すべての画面を並べます")
    .option("--json", "結果をJSONで出します")
    .action(async (options) => {
      const { list } = await import("./list")
      settle(await list(options, terminal))
    })
  command("graph <FLOW>", "フローの図を出します")
    .option("--json", "結果をJSONで出します")
    .action(async (flow, options) => {
      const { graph } = await import("./graph")
      settle(await graph(flow, options, terminal))
    })
  command("path <FLOW>", "回答から通る画面を出します")
    .requiredOption("--answers <FILE>", "回答のJSON")
    .action(async (flow, options) => {
      const { path } = await import("./path")
      settle(path(flow, options, terminal))
    })
  command("journeys <FLOW>", "すべての画面・条件・入口・出口を通るケースを作ります")
    .option("--json", "結果をJSONで出します")
    .addOption(new Option("--format <FORMAT>", "人が試すための表にします").choices(["md", "csv", "xlsx"]))
    .option("--out <FILE>", "表を書くファイル（すでにある表に書き込まれた結果は引き継ぎます。xlsxは同じ名前のcsvから）")
    .action(async (flow, options) => {
      const { journeys } = await import("./journeys")
      settle(await journeys(flow, options, terminal))
    })
  command(
    "diff <BEFORE> [AFTER]",
    "2つのJSONのフォルダ（またはGitの版）の違いを文で出します（AFTERを省略するといまのJSON）",
  )
    .option("--effect", "変わる画面とケースも調べます")
    .option("--json", "結果をJSONで出します")
    .action(async (before, after, options) => {
      const { diff } = await import("./diff")
      settle(await diff({ before, after }, options, terminal))
    })
  command("snapshot", "画面の状態を撮って比べます")
    .option("--only <GLOB>", "画面/サンプルを絞り込みます")
    .option("--update", "今の状態を新しい基準にします", false)
    .option("--shard <i/n>", "n個に分けたi番目だけを撮ります")
    .option("--all", "前回から変わりようのない状態も撮ります", false)
    .option("--tally <FILE>", "件数をこのファイルに書きます")
    .option("--app <DIR>", "組み立て済みの確認用のアプリ（build --preview）を撮ります")
    .option("--against <NAME>", "動いているサーバーの検査台で、公開中のもの（live）、リリース、Gitの版とくらべます")
    .option("--derived", "--against のとき、自動で作る状態も撮ります", false)
    .addOption(serverOption())
    .action(async (options) => {
      const { against, derived: isDerived, only, root } = options
      if (against !== undefined) {
        const { snapshotAgainst } = await import("./snapshot/against")
        const { connect } = await import("./release/server")
        const { listSamples } = await import("./snapshot/states")
        const screens = only === undefined ? [] : [...new Set(listSamples(root, { only }).map(({ screen }) => screen))]
        settle(await snapshotAgainst({ against, screens, isDerived, root }, terminal, connect(options.server)))
        return
      }
      if (isDerived) throw new CommandError("--derived は、--against といっしょに使います。")
      const { snapshot } = await import("./snapshot")
      settle(await snapshot(options, terminal))
    })
  command("mutate", "JSONを1か所ずつ人がするように変えて、調べる・状態・ケースのどれかが気づくかを試します")
    .option("--count <N>", "変更の数", "200")
    .option("--seed <N>", "同じ番号なら同じ変更になります", "1")
    .option("--continue", "途中で止めた同じ実行を続けます")
    .option("--json", "結果をJSONで出します")
    .action(async (options) => {
      const { mutate } = await import("./mutate")
      settle(await mutate(options, terminal))
    })
  command("import <SCHEMA> [UI]", "JSON SchemaとrjsfのuiSchemaからフォームのJSONを作ります")
    .option("--id <ID>", "フォームの名前（省略するとファイル名から作ります）")
    .option("--area <DIR>", "フォームを置くフォルダ")
    .option("--overwrite", "同じ名前のフォームを置き換えます", false)
    .action(async (schema, ui, options) => {
      const { importSchema } = await import("./import")
      settle(importSchema({ schema, ui }, options, terminal))
    })
  command("start", "アプリを組み立てて、サンドボックスと一緒に動かします").action(async (options) => {
    const { startApp } = await import("./startApp")
    settle(await startApp(options, terminal))
  })
  command("dev", "保存するたびに画面が変わる状態で動かします").action(async (options) => {
    const { dev } = await import("./dev")
    settle(await dev(options, terminal))
  })
  command("build [DIR]", "お客さまに配るアプリを組み立てます（省略すると dist）")
    .option("--preview", "代わりに、見本や電話の画面も入った確認用のアプリを組み立てます")
    .action(async (folder, options) => {
      const { build, buildPreview } = await import("./build")
      settle(await (options.preview ? buildPreview : build)(folder ?? "dist", options, terminal))
    })
  command("budgets [DIR]", "組み立てたアプリの大きさを調べます（省略すると dist）").action(async (folder, options) => {
    const { budgets } = await import("./budgets")
    settle(budgets(folder ?? "dist", options, terminal))
  })
  addReleaseCommands(program, terminal, settle)
  addPeopleCommands(program, terminal, settle)
  addNewCommands(program, terminal, settle)
  return program
}
