import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FORMATS, proposal } from '../contract/proposal.ts'
import { measure } from './eval/measure.ts'
import { expectedOf, labelled } from './fixtures/labelled.fixture.ts'
import { proposalOf } from './proposal.ts'
import { readFile } from './read/read-file.ts'

/** The least share of correctly read fields in the labelled set; an invented value counts as wrong. */
const LEAST = 0.9

describe.each(FORMATS)('the CVs of the labelled set as %s', (format) => {
  const set = labelled.filter((each) => each.format === format)

  test('are read right in nine fields of ten', async () => {
    expect(set.length).toBeGreaterThanOrEqual(10)
    const judged = []
    for (const { name, person, bytes } of set) {
      const draft = proposalOf(await readFile(new Uint8Array(await bytes())), randomUUID)
      const whole = { ...draft, id: randomUUID(), expiresAt: '' }
      expect([name, proposal.safeParse(whole).error?.issues]).toEqual([name, undefined])
      expect([name, whole.language, whole.format]).toEqual([name, person.language, format])
      const fields = measure(expectedOf(person), whole)
      judged.push(...fields.map((field) => ({ ...field, what: `${name}: ${field.what}` })))
    }
    const wrong = judged.filter(({ right }) => !right).map(({ what }) => what)
    expect(1 - wrong.length / judged.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST)
  })
})
