import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOutline } from './outline.ts'
import { brokenParts } from './rules/content-faults.ts'
import { content } from './rules/content.ts'
import { newContent } from './rules/new-content.ts'

test('a pasted list becomes questions with their choices, from lines or from cells', () => {
  const fields = readOutline('1. Kako se zoveš? *\n2) Dan\n- subota\n- nedjelja\n\nMajica\tS\tM\tL', 'bhs')
  expect(
    fields.map(({ kind, label, required, options }) => [
      kind,
      label.bhs,
      required,
      options.map((one) => one.label.bhs),
    ]),
  ).toEqual([
    ['short', 'Kako se zoveš?', true, []],
    ['choice', 'Dan', false, ['subota', 'nedjelja']],
    ['choice', 'Majica', false, ['S', 'M', 'L']],
  ])
})

test('whatever is pasted, what comes of it can be saved', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ -~čćšžđ\t*-]{0,80}$/), { maxLength: 150 }), (lines) => {
      const made = { ...newContent({ bhs: 'Uvoz', en: '' }), fields: readOutline(lines.join('\n'), 'bhs') }
      expect(content.safeParse(made).success).toBe(true)
      expect(brokenParts(made)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
