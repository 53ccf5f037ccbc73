import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { commands, listSuggestions } from '#features/skills/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { benchDatabase } from './lib/embedded.ts'
import { atMost, limit, report } from './lib/report.ts'

const RELEASE = process.env.ESCO_DIR ?? join(import.meta.dirname, '../../shared/data/esco')
const PAGE = Array.from(
  { length: 12 },
  () =>
    'Five years of experience with Python, SQL and Linux servers. You will manage a small team, prepare monthly ' +
    'financial statements, negotiate with suppliers and answer customer complaints in English and German.',
).join('\n')
const TITLES = [
  'tehnički direktor/tehnička direktorica',
  'zavarivačica',
  'rukovatelj strojem za rezanje drva',
  'nurse',
  'voditelj/voditeljica pogona za preradu drva i izradu namještaja',
]
const TYPED = ['man', 'rač', 'pro', 'com', 'raz', 'soft', 'ugo', 'зав', 'mat', 'eng']

const { findArtefact, Engine } = await commands.engine()
const { learn, StringMatch } = await commands.bench()
const artefact = await findArtefact({ dataDir: './data', escoDir: RELEASE, note: console.error })
const { vocabulary } = artefact
const size = `${vocabulary.skills.length} skills`

const engine = new Engine(artefact)
const naive = new StringMatch(
  vocabulary.skills.map(({ names }, owner) => ({ owner, names: [...names.bhs, ...names.en] })),
)
const extraction = processorTime(() => engine.extract(PAGE), 60)
const naiveExtraction = processorTime(() => naive.find(PAGE), 3)
const searches = TITLES.map((title) => processorTime(() => engine.searchOccupations(title, 20), 60))
const search = searches.reduce((sum, one) => sum + one, 0) / searches.length
const starting = Math.min(...['zavarivačica', 'kuhar', 'nurse'].map(startOfCommand))
const training = processorTime(() => learn(vocabulary), 1) / 1000

const postgres = await benchDatabase()
const log = createLog('warn')
const database = openDatabase({ url: postgres.url, log })
await migrate({ url: postgres.url, pool: database.pool, folder: join(import.meta.dirname, '../migrations') })
const { importFolder } = await commands.importing()
const from = performance.now()
await importFolder({ services: database, folder: RELEASE })
const importing = (performance.now() - from) / 1000
await Promise.all(TYPED.map((typed) => listSuggestions(database.db, typed)))
const times: number[] = []
for (let round = 0; round < 5; round += 1)
  for (const typed of TYPED) {
    const start = performance.now()
    await listSuggestions(database.db, typed)
    times.push(performance.now() - start)
  }
times.sort((a, b) => a - b)
await database.close()
await postgres.stop()

report(`Skills, at ${size}`, [
  limit({ name: 'extraction from a page, processor time', value: extraction, max: 20, unit: 'ms' }),
  atMost({
    name: 'the same beside comparing with every name',
    ours: extraction,
    baseline: naiveExtraction,
    ratio: 0.5,
    unit: 'ms',
  }),
  limit({ name: 'occupation by title, processor time', value: search, max: 5, unit: 'ms' }),
  limit({ name: 'the same, the slowest title', value: Math.max(...searches), max: 5, unit: 'ms' }),
  limit({ name: 'a line command from start to answer', value: starting, max: 3, unit: 's' }),
  limit({
    name: 'suggestions while typing, 95 of 100',
    value: times[Math.floor(times.length * 0.95)] ?? 0,
    max: 50,
    unit: 'ms',
  }),
  limit({ name: 'training, processor time', value: training, max: 120, unit: 's' }),
  limit({ name: 'import of the release', value: importing, max: 180, unit: 's' }),
])

/** Measures the wait for one answer on the command line, once the engine is cached. */
function startOfCommand(title: string): number {
  const start = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../scripts/start.mjs'), 'occupations:search'],
    { input: title, env: { ...process.env, ESCO_DIR: RELEASE } },
  )
  if (status !== 0) throw new Error('The line command failed.')
  return (performance.now() - start) / 1000
}

function processorTime(work: () => unknown, rounds: number): number {
  work()
  const before = process.cpuUsage()
  for (let n = 0; n < rounds; n += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}
