import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge } from './spec/judge.ts'
import { later, row, testsOf } from './spec/row.ts'
import { rows } from './spec/rows.ts'
import { titlesIn } from './spec/titles.ts'

const root = join(import.meta.dirname, '..')

test('every row of the specification is held by tests that exist, or names the area that brings it', () => {
  expect(rows.length).toBeGreaterThan(200)
  const open = judge(root, rows).filter(({ state, faults }) => state === 'missing' || faults.length > 0)
  expect(open.map(({ row: { id }, faults }) => [id, ...faults])).toEqual([])
})

test('every row has a name of its own, says something, and names no test twice', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const { id, says, tests } of rows) {
    expect(id).toMatch(/^([1-9]|relied)(\.[A-Za-z0-9+-]+)+$/)
    expect(says).toMatch(/\S/)
    expect(new Set(tests.map(({ file, name }) => `${file} ${name}`)).size, id).toBe(tests.length)
  }
})

test('all nine points and what others rely on are there', () => {
  const points = new Set(rows.map(({ id }) => id.split('.')[0]))
  expect([...points].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'relied'])
})

test('a row without a test, with a test that is gone, skipped or there twice is not held', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zamah-rows-'))
  writeFileSync(
    join(folder, 'a.test.ts'),
    [
      `test('here', () => {})`,
      `it.each([1])('each %s', () => {})`,
      'for (const x of [1]) test(`of ${x} kinds`, () => {})',
      `test.skip('skipped', () => {})`,
      `test('twice', () => {}); test('twice', () => {})`,
    ].join('\n'),
  )
  const of = testsOf('a.test.ts')
  const states = judge(folder, [
    row('1.a', 'is here', of('here'), of('each %s'), of('of ${x} kinds')),
    row('1.b', 'has none'),
    row('1.c', 'is gone', of('gone')),
    row('1.d', 'is skipped', of('skipped')),
    row('1.e', 'is there twice', of('twice')),
    row('1.f', 'has no file', testsOf('b.test.ts')('here')),
    later('1.g', 'comes later', 'feed'),
  ]).map(({ state }) => state)
  rmSync(folder, { recursive: true })
  expect(states).toEqual(['held', 'missing', 'missing', 'missing', 'missing', 'missing', 'later'])
})

test('journeys and tests are read alike', () => {
  expect(titlesIn(root, 'e2e/session.journey.ts')).toContain(
    'a stranger who opens ${path} is led to the sign-in',
  )
  expect(existsSync(join(root, 'e2e/session.journey.ts'))).toBe(true)
})
