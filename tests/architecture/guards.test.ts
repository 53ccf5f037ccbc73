import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.guard.ts'
import { paper } from './paper.guard.ts'
import { clock } from './clock.guard.ts'
import { cycles, fileCycles } from './cycles.guard.ts'
import { doors } from './doors.guard.ts'
import { foot } from './foot.guard.ts'
import { floors } from './floors.guard.ts'
import { letterOrder } from './letter-order.guard.ts'
import { namedExports, names, participlesBeyondBaseline } from './names.guard.ts'
import { packages, readableImports, withoutTests } from './packages.guard.ts'
import { rooms } from './rooms.guard.ts'
import { sizes } from './size.guard.ts'
import { slimmed } from './slimmed.guard.ts'
import { rowsBeyondBaseline } from './rows.guard.ts'
import { type Guard, parseSource } from './source.ts'
import { endpointNames, queryNames, verbsBeyondBaseline } from './verbs.guard.ts'
import { handMadeActs } from './acts.guard.ts'
import { localParticiples, exportedParticiples, isParticiple } from './identifiers.guard.ts'
import { dateStops } from './date-stops.guard.ts'
import { genders } from './genders.guard.ts'
import { zonelessBeyondBaseline, zonelessReadings } from './instants.guard.ts'
import { sessions } from './sessions.guard.ts'
import { texts } from './texts.guard.ts'
import { textSizes } from './text-sizes.guard.ts'

function check(guard: Guard, files: Record<string, string>): string[] {
  return guard(Object.entries(files).map(([path, text]) => parseSource(path, text)))
}

test('a platform file that knows a feature is found, however it imports', () => {
  const path = 'src/platform/server/x.ts'
  for (const text of [
    `import { a } from '#features/feed/contract/a.ts'`,
    `import type { A } from '../../features/feed/contract/a.ts'`,
    `export { a } from '#features/feed/contract/a.ts'`,
    `export * from '#app/compose.ts'`,
    `export const later = () => import('#features/feed/contract/a.ts')`,
  ]) {
    expect(check(floors, { [path]: text })).toHaveLength(1)
  }
  expect(check(floors, { [path]: `import { a } from '#platform/contract/a.ts'` })).toEqual([])
})

test('a statement that leaves something in its session is found, also on a connection that nobody may share', () => {
  const path = 'src/features/feed/server/a.ts'
  for (const text of [
    'client.query(`listen ${CHANNEL}`)',
    'db.execute(sql`select pg_try_advisory_lock(1)`)',
    "client.query('set statement_timeout = 0')",
    'tx.execute(sql`create temp table a (b int)`)',
    'openClient(pool.options.connectionString)',
  ])
    expect(check(sessions, { [path]: text }), text).toHaveLength(1)
  for (const text of [
    'db.execute(sql`select pg_advisory_xact_lock(1)`)',
    'tx.execute(sql`set local lock_timeout = 1`)',
    'tx.execute(sql`update posts set pinned = true`)',
    'tx.execute(sql`create temp table a on commit drop as select 1`)',
  ])
    expect(check(sessions, { [path]: text }), text).toEqual([])
  expect(check(sessions, { 'src/platform/server/realtime/hub.ts': '' })).toHaveLength(1)
})

test('a list that is put in order by an alphabet of its own is found', () => {
  const path = 'src/features/feed/web/a.ts'
  for (const text of [
    "names.sort((a, b) => a.localeCompare(b, 'bs'))",
    "const order = new Intl.Collator('bs')",
  ])
    expect(check(letterOrder, { [path]: text })).toHaveLength(1)
  expect(check(letterOrder, { [path]: 'names.sort(byLetters)' })).toEqual([])
})

test('a feature that knows the app, and a file in no room, are found', () => {
  expect(check(floors, { 'src/features/feed/server/a.ts': `import '#app/compose.ts'` })).toHaveLength(1)
  expect(check(floors, { 'src/features/feed/helpers.ts': '' })).toEqual([
    'src/features/feed/helpers.ts stands in no room',
  ])
})

test('walls between the rooms hold', () => {
  const feed = 'src/features/feed'
  expect(check(rooms, { [`${feed}/web/a.tsx`]: `import { b } from '../server/b.ts'` })).toHaveLength(1)
  expect(check(rooms, { [`${feed}/server/a.ts`]: `import type { B } from '../web/b.ts'` })).toHaveLength(1)
  expect(
    check(rooms, { [`${feed}/contract/a.ts`]: `import { b } from '#platform/server/b.ts'` }),
  ).toHaveLength(1)
  expect(check(rooms, { [`${feed}/contract/a.ts`]: `import { join } from 'node:path'` })).toHaveLength(1)
  expect(check(rooms, { [`${feed}/web/a.ts`]: `import { join } from 'path'` })).toHaveLength(1)
  expect(check(rooms, { [`${feed}/web/a.ts`]: `import { b } from '../contract/b.ts'` })).toEqual([])
  expect(check(rooms, { [`${feed}/contract/a.test.ts`]: `import { join } from 'node:path'` })).toEqual([])
})

test('a feature that climbs through the window of another is found', () => {
  const path = 'src/features/feed/server/a.ts'
  expect(check(doors, { [path]: `import { b } from '#features/grants/server/b.ts'` })).toHaveLength(1)
  expect(check(doors, { 'src/app/a.ts': `import { b } from '#features/grants/server/b.ts'` })).toHaveLength(1)
  expect(check(doors, { 'src/features/feed/server/index.ts': `export * from './a.ts'` })).toHaveLength(1)
  for (const door of ['contract/b.ts', 'server/index.ts', 'web/index.ts']) {
    expect(check(doors, { [path]: `import { b } from '#features/grants/${door}'` })).toEqual([])
  }
  expect(check(doors, { 'src/routes.ts': `import { r } from './features/grants/web/routes.ts'` })).toEqual([])
})

test('a circle of features is named once', () => {
  const files = {
    'src/features/a/server/x.ts': `import '#features/b/contract/x.ts'`,
    'src/features/b/contract/x.ts': `import '#features/c/contract/x.ts'`,
    'src/features/c/contract/x.ts': `import '#features/a/contract/x.ts'`,
  }
  expect(check(cycles, files)).toEqual(['features need each other in a circle: a → b → c → a'])
  expect(check(cycles, { ...files, 'src/features/c/contract/x.ts': '' })).toEqual([])
})

test('a circle of files is found, unless it is only of types or of what is loaded later', () => {
  const circle = (text: string) =>
    check(fileCycles, {
      'src/features/a/server/x.ts': `import { y } from './y.ts'`,
      'src/features/a/server/y.ts': text,
    })
  const found = [
    'files need each other in a circle: src/features/a/server/x.ts → src/features/a/server/y.ts → src/features/a/server/x.ts',
  ]
  for (const text of [
    `import { x } from './x.ts'`,
    `import { type X, x } from './x.ts'`,
    `import './x.ts'`,
    `export { x } from './x.ts'`,
    `export * from './x.ts'`,
  ])
    expect(circle(text)).toEqual(found)
  expect(
    check(fileCycles, { 'scripts/a.mjs': `import './b.mjs'`, 'scripts/b.mjs': `import './a.mjs'` }),
  ).toHaveLength(1)
  for (const text of [
    `import type { X } from './x.ts'`,
    `import { type X } from './x.ts'`,
    `export type { X } from './x.ts'`,
    `export const x = () => import('./x.ts')`,
  ])
    expect(circle(text)).toEqual([])
})

test('a worker is an import, and an import that cannot be read is found', () => {
  const path = 'src/features/feed/server/a.ts'
  for (const text of [
    `new Worker(new URL('../../grants/server/b.worker.ts', import.meta.url))`,
    'import(`../../grants/server/b.worker.ts`)',
  ])
    expect(check(doors, { [path]: text })).toHaveLength(1)
  expect(check(doors, { [path]: `new URL('../../grants/server/words.txt', import.meta.url)` })).toEqual([])
  for (const text of ['import(file)', "import('./a' + name)", 'import(`./${name}.ts`)'])
    expect(check(readableImports, { [path]: text })).toHaveLength(1)
  expect(check(readableImports, { [path]: `import('./b.ts')` })).toEqual([])
})

test('a package that is not for a room is found, and so is the product that needs its tests', () => {
  const text = `import { a } from 'pg-boss/part'`
  expect(check(packages, { 'src/features/feed/web/a.ts': text })).toEqual([
    'src/features/feed/web/a.ts (web) takes pg-boss, which is not for this room',
  ])
  expect(check(packages, { 'src/features/feed/contract/a.ts': text })).toHaveLength(1)
  expect(check(packages, { 'src/features/feed/server/a.ts': text })).toEqual([])
  expect(check(packages, { 'src/features/feed/server/a.ts': `import '@new/thing/part'` })).toHaveLength(1)
  expect(check(packages, { 'src/features/feed/web/a.test.ts': text })).toEqual([])
  for (const specifier of ['#tests/setup/people.ts', './feed.fixture.ts', './feed.test.ts']) {
    const files = (name: string) => ({ [`src/features/feed/server/${name}`]: `import '${specifier}'` })
    expect(check(withoutTests, files('a.ts'))).toHaveLength(1)
    expect(check(withoutTests, files('a.test.ts'))).toEqual([])
    expect(check(withoutTests, files('a.fixture.ts'))).toEqual([])
  }
})

test('a screen that asks for what the build takes out of a contract is found', () => {
  const contract = `import { endpoint } from '#platform/contract/endpoint.ts'
    export const getFeed = endpoint({ method: 'GET', path: '/api/feed', response: z.string() })
    export const other = { response: 1 }`
  const screen = (text: string) =>
    check(slimmed, {
      'src/features/feed/contract/feed.endpoints.ts': contract,
      'src/features/feed/web/feed.tsx': `import { getFeed as get, other } from '../contract/feed.endpoints.ts'\n${text}`,
    })
  expect(screen('get.response?.parse(1)')).toEqual([
    'src/features/feed/web/feed.tsx asks for get.response, which the browser does not have',
  ])
  for (const text of [
    'get.path',
    'other.response',
    'type A = typeof get.response',
    'const a = { response: 1 }',
  ])
    expect(screen(text)).toEqual([])
})

test('names that break the pattern are found', () => {
  for (const name of [
    'FeedCard.tsx',
    'feed_card.ts',
    'feed.helper.ts',
    'feed.service.extra.ts',
    'feedCard.ts',
  ]) {
    expect(check(names, { [`src/features/feed/web/${name}`]: '' })).toHaveLength(1)
  }
  for (const name of [
    'feed-card.tsx',
    'feed.screen.tsx',
    'use-feed.ts',
    'messages.bhs.ts',
    'feed.service.test.ts',
  ]) {
    expect(check(names, { [`src/features/feed/web/${name}`]: '' })).toEqual([])
  }
  expect(check(names, { 'scripts/makeFonts.mjs': '' })).toHaveLength(1)
  expect(check(names, { 'scripts/share-fonts.mjs': '' })).toEqual([])
})

test('default exports are found outside the files of the router', () => {
  const text = 'export default function Feed() {}'
  expect(check(namedExports, { 'src/features/feed/web/feed.tsx': text })).toHaveLength(1)
  expect(
    check(namedExports, { 'src/features/feed/web/a.ts': 'const a = 1\nexport { a as default }' }),
  ).toHaveLength(1)
  for (const path of [
    'src/features/feed/web/feed.screen.tsx',
    'src/root.tsx',
    'src/entry.server.tsx',
    'e2e/playwright.config.ts',
  ]) {
    expect(check(namedExports, { [path]: text })).toEqual([])
  }
})

test('long files are found, and so is a house of long files', () => {
  const lines = (count: number) => 'x()\n'.repeat(count)
  expect(check(sizes, { 'src/app/a.ts': lines(300), 'src/app/a.test.ts': lines(600) })).toEqual([])
  expect(check(sizes, { 'src/app/a.ts': lines(301), 'src/app/a.test.ts': lines(601) })).toHaveLength(2)
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`src/app/f${n}.ts`, lines(count)]))
  expect(check(sizes, many(60))).toEqual([])
  expect(check(sizes, many(61))).toEqual(['the median file has 61 lines'])
  expect(check(sizes, many(201))).toHaveLength(2)
})

test('text in JSX is found wherever it hides', () => {
  const path = 'src/features/feed/web/feed.tsx'
  for (const jsx of [
    '<p>Zdravo</p>',
    '<>č</>',
    `<p>{'Zdravo'}</p>`,
    '<p>{`Zdravo ${name}`}</p>',
    `<p>{ready ? t('a') : 'Čekaj'}</p>`,
    `<p>{ready && 'Spremno'}</p>`,
    '<button aria-label="Zatvori" />',
    `<img alt={'Slika'} />`,
    `<input placeholder={ready ? t('a') : 'Ime'} />`,
    '<Field hint="Bar osam znakova" />',
    '<Dialog closeLabel="Zatvori" />',
    '<Page heading={`Zdravo ${name}`} />',
    `toast({ title: 'Sačuvano' })`,
    `toast({ title: t('a'), description: ready ? t('b') : 'Čekaj' })`,
  ]) {
    expect(check(texts, { [path]: `export const a = ${jsx}` })).toHaveLength(1)
  }
  for (const jsx of [
    `<p className="flex">{t('a')} · 3</p>`,
    '<img alt="" />',
    '<p>{count}</p>',
    '<a href="/x">{name}</a>',
    '<Card heading="h2" enterKeyHint="search" />',
    `toast({ title: t('a'), variant: 'destructive' })`,
  ]) {
    expect(check(texts, { [path]: `export const a = ${jsx}` })).toEqual([])
  }
})

test('a toast speaks wherever it is called from', () => {
  const text = `toast({ title: 'Sačuvano' })`
  expect(check(texts, { 'src/features/feed/web/use-feed.ts': text })).toHaveLength(1)
  expect(check(texts, { 'src/features/feed/web/use-feed.test.ts': text })).toEqual([])
})

test('a second stop after a date is found, numbers of a day and moments with a time may have one', () => {
  const found = (text: string) =>
    check(dateStops, {
      'src/features/feed/contract/messages.bhs.ts': `export const messages = { a: '${text}' }`,
    })
  for (const text of [
    'Vrijedi do {date}.',
    '{a, select, x {Pošalji do {day}.} other {}}',
    'do {until}. Zatim',
  ])
    expect(found(text)).toHaveLength(1)
  for (const text of ['Do {day}. {month}. {year}. ne možeš pisati.', 'Vrijedi do {moment}.', 'do {date}'])
    expect(found(text)).toEqual([])
})

test('a text that names her and him at once is found, one that knows which is not', () => {
  const found = (text: string) =>
    check(genders, {
      'src/features/feed/contract/messages.bhs.ts': `export const messages = { a: '${text}' }`,
    })
  for (const text of [
    'Šta si radio/la',
    'Uloga: urednik/ca',
    'Kad si poslao ili poslala',
    'gledao/gledala si',
  ])
    expect(found(text)).toHaveLength(1)
  for (const text of [
    '{address, select, female {Poslala si} male {Poslao si} other {Poslano je}}',
    'bosanski/hrvatski/srpski',
    'https://primjer.ba/oglasi/rss.xml',
  ])
    expect(found(text)).toEqual([])
})

test('a file that cannot be parsed is an error, not a pass', () => {
  expect(() => parseSource('src/app/a.ts', 'const =')).toThrow(/cannot be parsed/)
})

test('rows whose type nothing proves are found, however they are asked for, and their number only shrinks', () => {
  const path = 'src/features/feed/server/a.queries.ts'
  const found = (text: string, tolerated = {}) => rowsBeyondBaseline([parseSource(path, text)], tolerated)
  for (const text of [
    'db.execute<{ id: string }>(sql`select 1`)',
    'await pool.query<Row>(text)',
    "const find = prepared<Row, [id: string]>('find', text)",
  ])
    expect(found(text)).toEqual([expect.stringContaining('nothing proves 1 times, 0 are tolerated')])
  for (const text of [
    'idRows(db)(sql`select 1`)',
    'db.execute(sql`delete`)',
    'db.execute<object>(sql`delete`)',
  ])
    expect(found(text)).toEqual([])
  expect(found('', { [path]: 2 })).toEqual([expect.stringContaining('lower the 2')])
})

test('a file or a folder that is named by a participle is found once, however much it holds', () => {
  const paths = [
    'src/features/feed/web/shown/a.ts',
    'src/features/feed/web/shown/b.ts',
    'src/told.service.ts',
  ]
  const sources = paths.map((path) => parseSource(path, ''))
  expect(participlesBeyondBaseline(sources, { shown: 1, told: 1 })).toEqual([])
  expect(participlesBeyondBaseline(sources, { shown: 0, told: 1 })).toEqual([
    expect.stringContaining('1 names say "shown", 0 are tolerated'),
  ])
  expect(participlesBeyondBaseline(sources, { shown: 2, told: 1 })).toEqual([
    expect.stringContaining('lower the 2'),
  ])
  expect(participlesBeyondBaseline([parseSource('src/not-found-card.tsx', '')], { found: 0 })).toEqual([])
})

test('the guard finds a screen with a busy state of its own', () => {
  const path = 'src/features/feed/web/a.tsx'
  const found = (text: string) => handMadeActs([parseSource(path, text)])
  expect(found('const [busy, setBusy] = useState(false)')).toEqual([path])
  expect(found('const { busy, act } = useAct({}), [open, setOpen] = useState(false)')).toEqual([])
})

test('the guard finds a participle among names, and accepts a question', () => {
  expect(['found', 'Asked', 'keptOrder', 'saveSent'].filter(isParticiple)).toHaveLength(4)
  expect(['foundation', 'isSent', 'orNotFound', 'NotFoundCard', 'input'].filter(isParticiple)).toEqual([])
  const source = parseSource(
    'src/features/feed/server/a.ts',
    `export const told = 1, text = 2; export type Asked = { found: string }
    export function send({ given, kept: keptOnes }: X, [seen]: string[] = []) { const written = given; return written }`,
  )
  expect(exportedParticiples([source])).toEqual([
    'src/features/feed/server/a.ts told',
    'src/features/feed/server/a.ts Asked',
  ])
  expect(localParticiples([source])).toHaveLength(5)
})

test('the guard lists endpoints and queries that begin with an uncommon verb', () => {
  const sources = [
    parseSource(
      'src/features/feed/contract/a.endpoints.ts',
      'export const sayPost = endpoint({}), LIMIT = 3',
    ),
    parseSource(
      'src/features/feed/server/a.queries.ts',
      'export async function takePost() {}\nfunction own() {}',
    ),
    parseSource('src/features/feed/server/a.service.ts', 'export async function tellPost() {}'),
  ]
  const [endpoints, queries] = [endpointNames(sources), queryNames(sources)]
  const standard = new Set(['get'])
  expect(verbsBeyondBaseline('endpoints', endpoints, standard, { say: 1 })).toEqual([])
  expect(verbsBeyondBaseline('endpoints', endpoints, standard, {})).toEqual([
    expect.stringMatching(/1 endpoints begin with "say", 0 are tolerated.*\n.*a\.endpoints\.ts sayPost$/),
  ])
  expect(verbsBeyondBaseline('queries', queries, standard, { take: 1 })).toEqual([])
  expect(verbsBeyondBaseline('queries', queries, new Set(['take']), { take: 1 })).toEqual([
    expect.stringContaining('lower the 1'),
  ])
})

test('the guard finds code that asks the machine for the day', () => {
  const path = 'src/features/feed/server/a.ts'
  for (const text of [
    'new Date().getFullYear()',
    'at.toLocaleDateString("bs")',
    'new Intl.DateTimeFormat("en")',
  ])
    expect(check(clock, { [path]: `export const a = ${text}` })).toHaveLength(1)
  const zoned = 'export const a = new Intl.DateTimeFormat("en", { timeZone: "UTC" }), b = at.getUTCDate()'
  expect(check(clock, { [path]: zoned })).toEqual([])
})

test('the guard finds code that parses a text without a zone as a date', () => {
  const path = 'src/features/feed/server/a.ts'
  const count = (text: string) => zonelessReadings(parseSource(path, `export const a = ${text}`))
  for (const text of [
    `new Date('2026-11-27T14:00')`,
    'new Date(`${day}T${clock}`)',
    'new Date(text)',
    'new Date(item.pubDate)',
    'Date.parse(match[1])',
    'new Date(text.trim())',
    'new Date(parts.at(-1))',
    `new Date(day + ' 14:00')`,
    `new Date(day + 'T' + clock)`,
    'new Date(deadline ?? row.text)',
    'new Date(2026, 10, 27)',
    'new Date(format)',
  ])
    expect(count(text), text).toBe(1)
  for (const text of [
    'new Date()',
    'new Date(0)',
    `new Date('2026-11-27T14:00:00+01:00')`,
    'new Date(`${day}T12:00:00Z`)',
    'new Date(Date.now() + 3 * DAY_MS)',
    'new Date(row.sentAt)',
    'new Date(reviewUntil!)',
    'Date.parse(deadline ?? now)',
    'new Date(toIso(row.answerBy))',
    'new Date(Date.UTC(year, month, 1))',
  ])
    expect(count(text), text).toBe(0)
  const sources = [parseSource(path, 'export const a = new Date(text)')]
  expect(zonelessBeyondBaseline(sources, {})).toHaveLength(1)
  expect(zonelessBeyondBaseline(sources, { [path]: 1 })).toEqual([])
  expect(zonelessBeyondBaseline(sources, { [path]: 2 })).toHaveLength(1)
})

test('a class for a width that the theme does not have is found', () => {
  const path = 'src/features/feed/web/a.tsx'
  expect(check(breakpoints, { [path]: `export const a = 'flex max-sm:hidden xl:grid'` })).toEqual([])
  for (const text of [`export const a = 'flex 2xl:grid'`, 'export const a = `${b} max-3xl:hidden`']) {
    expect(check(breakpoints, { [path]: text })).toHaveLength(1)
  }
})

test('a class for a size of text that the theme does not have is found', () => {
  const path = 'src/features/feed/web/a.tsx'
  expect(
    check(textSizes, {
      [path]: `export const a = 'text-md lg:text-4xl text-ink text-[3.75rem] leading-ui leading-[1.68]'`,
    }),
  ).toEqual([])
  for (const text of [
    `export const a = 'truncate text-base'`,
    'export const a = `${b} lg:text-5xl`',
    `export const a = 'leading-loose'`,
  ]) {
    expect(check(textSizes, { [path]: text })).toHaveLength(1)
  }
})

test('a bar that would be printed over the words of each sheet is found', () => {
  const path = 'src/features/feed/web/a.tsx'
  const fine = [`'sticky top-0 z-20 print:hidden'`, `'sticky top-0'`, `'relative z-10'`]
  for (const text of fine) expect(check(paper, { [path]: `export const a = ${text}` })).toEqual([])
  for (const text of [`'sticky top-0 z-20'`, '`${b} max-lg:fixed z-10`'])
    expect(check(paper, { [path]: `export const a = ${text}` })).toHaveLength(1)
})

test('a bar that a question at the foot of the window would cover is found', () => {
  const path = 'src/features/feed/web/a.tsx'
  const fine = [
    `'foot-bar fixed inset-x-0 bottom-0 z-20'`,
    `'fixed inset-x-0 top-0'`,
    `'absolute inset-x-0 bottom-0'`,
  ]
  for (const text of fine) expect(check(foot, { [path]: `export const a = ${text}` })).toEqual([])
  for (const text of [
    `'fixed inset-x-0 bottom-0 z-20'`,
    `'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[1rem]'`,
  ])
    expect(check(foot, { [path]: `export const a = ${text}` })).toHaveLength(1)
})
