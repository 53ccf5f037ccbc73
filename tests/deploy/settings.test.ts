import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, SETTINGS } from '#platform/server/config/config.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Of the programs beside the product. */
const OTHERS = /^POSTGRES_/

const read = (path: string) => readFile(join(ROOT, path), 'utf8')

test('files for a machine give only settings that the product knows', async () => {
  const [example, compose, unit, image] = await Promise.all(
    ['zamah.env.example', 'compose.yaml', 'systemd/zamah@.service', 'Dockerfile'].map((file) =>
      read(`deploy/${file}`),
    ),
  )
  const given = [
    ...namesIn(example!, /^#?([A-Z][A-Z\d_]+)=/gm),
    ...namesIn(compose!, /^ +([A-Z][A-Z\d_]+):/gm),
    ...namesIn(unit!.replace(/^#.*/gm, '').replace(/^(?!Environment=).*/gm, ''), /\b([A-Z][A-Z\d_]+)=/g),
    ...namesIn(image!.replace(/^(?!ENV ).*/gm, ''), /\b([A-Z][A-Z\d_]+)=/g),
  ].filter((name) => !OTHERS.test(name))
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter((name) => !SETTINGS.includes(name))).toEqual([])
})

test('the product starts with the settings of the example, and with all that it leaves out', async () => {
  const example = await read('deploy/zamah.env.example')
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line))
  const env = Object.fromEntries(lines.map((line) => [line.split('=', 1)[0]!, line.replace(/^[^=]+=/, '')]))
  expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ https: true, seed: 'none' })
})

test('every setting is in the table for those who run it, and nothing else is', async () => {
  const docs = await read('docs/operations.md')
  const cells = [...docs.matchAll(/^\| (`[A-Z][^|]+)\|/gm)].map(([, cell = '']) => cell)
  const described = cells.flatMap((cell) => namesIn(cell, /\b([A-Z][A-Z\d_]{3,})\b/g))
  const ofTests = SETTINGS.filter((name) => name.startsWith('TEST_'))
  const known = SETTINGS.filter((name) => name !== 'NODE_ENV' && !ofTests.includes(name))
  expect(described.toSorted()).toEqual(known.toSorted())
})

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
