import { expect, test } from 'vitest'
import { cycles } from './cycles.guard.ts'
import { doors } from './doors.guard.ts'
import { floors } from './floors.guard.ts'
import { namedExports, names } from './names.guard.ts'
import { rooms } from './rooms.guard.ts'
import { sizes } from './size.guard.ts'
import { type Guard, parseSource } from './source.ts'
import { texts } from './texts.guard.ts'

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
  ]) {
    expect(check(texts, { [path]: `export const a = ${jsx}` })).toHaveLength(1)
  }
  for (const jsx of [
    `<p className="flex">{t('a')} · 3</p>`,
    '<img alt="" />',
    '<p>{count}</p>',
    '<a href="/x">{name}</a>',
  ]) {
    expect(check(texts, { [path]: `export const a = ${jsx}` })).toEqual([])
  }
})

test('a file that cannot be parsed is an error, not a pass', () => {
  expect(() => parseSource('src/app/a.ts', 'const =')).toThrow(/cannot be parsed/)
})
