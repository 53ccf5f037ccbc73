// @ts-check
// Runs every benchmark, or those that are named (`npm run bench -- http pages`), and repeats the figures at the end.
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './steps/chromium.mjs'
import { ensureDependencies } from './steps/dependencies.mjs'
import { ensureBuild } from './steps/pages.mjs'
import { root } from './steps/paths.mjs'
import { tool } from './steps/process.mjs'

const asked = process.argv.slice(2)
const folder = join(root, 'bench')
const all = readdirSync(folder).filter((name) => name.endsWith('.bench.ts'))
const chosen = all.filter((name) => asked.length === 0 || asked.includes(name.replace('.bench.ts', '')))

await ensureDependencies()
await ensureBuild()
const env = { CHROMIUM_PATH: await ensureChromium() }

const outputs = []
for (const name of chosen) {
  process.stdout.write(`Running ${name}…\n`)
  const { ok, output } = await tool('node', ['--disable-warning=ExperimentalWarning', join(folder, name)], {
    quiet: true,
    env,
  })
  outputs.push({ name, ok, output })
  process.stdout.write(output)
}

const rows = outputs.flatMap(({ output }) =>
  output.split('\n').filter((line) => /^ {2}(ok|MISS) /.test(line)),
)
const missed = rows.filter((line) => line.startsWith('  MISS'))
// A benchmark that ends without a figure has not run.
const broken = outputs.filter(({ ok, output }) => !ok && !/^ {2}MISS /m.test(output)).map(({ name }) => name)
process.stdout.write(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, ${cpus()[0]?.model}\n`,
)
process.stdout.write(`${rows.length - missed.length} of ${rows.length} figures reach their target\n`)
if (missed.length > 0) process.stdout.write(`${missed.join('\n')}\n`)
if (broken.length > 0) process.stdout.write(`Broken: ${broken.join(', ')}\n`)
process.exitCode = missed.length + broken.length === 0 && rows.length > 0 ? 0 : 1
