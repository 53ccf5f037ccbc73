import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FORMATS, proposal } from '../contract/proposal.ts'
import { labelled } from './fixtures/labelled.fixture.ts'
import { measure } from './fixtures/measure.fixture.ts'
import { proposalOf } from './proposal.ts'
import { readFile } from './read/read-file.ts'

/** Of all fields that the CVs of the labelled set state, so many are read right; what is invented counts as wrong. */
const LEAST = 0.9

describe.each(FORMATS)('the CVs of the labelled set as %s', (format) => {
  const set = labelled.filter((each) => each.format === format)

  test('are read right in nine fields of ten', { timeout: 300_000 }, async () => {
    expect(set.length).toBeGreaterThanOrEqual(10)
    const sum = { right: 0, of: 0, wrong: [] as string[] }
    for (const { name, person, bytes } of set) {
      const draft = proposalOf(await readFile(new Uint8Array(await bytes())), randomUUID)
      const whole = { ...draft, id: randomUUID(), expiresAt: '' }
      expect([name, proposal.safeParse(whole).error?.issues]).toEqual([name, undefined])
      expect([name, whole.language, whole.format]).toEqual([name, person.language, format])
      const { right, of, wrong } = measure(person, whole)
      sum.right += right
      sum.of += of
      sum.wrong.push(...wrong.map((what) => `${name}: ${what}`))
    }
    expect(sum.right / sum.of, sum.wrong.join('\n')).toBeGreaterThanOrEqual(LEAST)
  })
})
