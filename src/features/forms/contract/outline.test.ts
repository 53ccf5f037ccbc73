import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineFault, readOutline } from './outline.ts'
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
      if (outlineFault(lines.join('\n'))) return
      const made = { ...newContent({ bhs: 'Uvoz', en: '' }), fields: readOutline(lines.join('\n'), 'bhs') }
      expect(content.safeParse(made).success).toBe(true)
      expect(brokenParts(made)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('an outline beyond the limits is refused with the line, and none of it is cut', () => {
  const long = 'ž'.repeat(301)
  expect(outlineFault(`Ime\n${long}`)).toEqual({ code: 'importLong', line: 2, max: 300 })
  expect(outlineFault(`${'ž'.repeat(300)}*`)).toBe(undefined)
  expect(outlineFault(`Dan\n- subota\n- ${'🙂'.repeat(201)}`)).toMatchObject({ code: 'importLong', line: 1 })
  expect(outlineFault('Pitanje\n'.repeat(121))).toMatchObject({ code: 'importMany', max: 120 })
  expect(outlineFault(`Dan\n${'- x\n'.repeat(201)}`)).toMatchObject({ code: 'importMany', options: 200 })
  expect(outlineFault('Ime\nSaglasnost\n- slažem se')).toEqual({ code: 'importAlone', line: 2 })
  expect(readOutline('Pitanje\n'.repeat(120), 'bhs')).toHaveLength(120)
})
