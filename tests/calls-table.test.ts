import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/calls.md', import.meta.url), 'utf8')

/** The cells of the periods table about the product: before the end, when nobody acts, and the remedies. */
const cells = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| period'))
  .flatMap((line) => {
    const [period = '', , ...promises] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return promises.filter(Boolean).map((promise) => ({ period, promise }))
  })
const named = new Map(
  [...page.matchAll(/^(\d+)\. `([^`]+)`: (.+)$/gm)].map(([, number, file, name]) => [number, { file, name }]),
)

test('each cell of the periods of a call names tests, and each of them is there', () => {
  expect(cells.length).toBeGreaterThan(25)
  const used = new Set<string>()
  for (const { period, promise } of cells) {
    const numbers = [...promise.matchAll(/\[(\d+)\]/g)].map(([, number = '']) => number)
    expect([period, promise, numbers.length > 0]).toEqual([period, promise, true])
    for (const number of numbers) used.add(number)
  }
  expect([...used].toSorted()).toEqual([...named.keys()].toSorted())
  for (const { file, name } of named.values()) {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    expect([file, name, source.includes(`test('${name}'`)]).toEqual([file, name, true])
  }
})
