import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS, MEASURES, RULES } from './kinds.ts'
import { proposedMeasure } from './ladder.ts'

const rule = fc.constantFrom(null, ...RULES)

test('the ladder never gets milder with what was decided before, and always names an end', () => {
  fc.assert(
    fc.property(fc.nat(20), rule, (earlier, broken) => {
      const [now, next] = [earlier, earlier + 1].map((count) =>
        proposedMeasure({ earlier: count, rule: broken }),
      )
      expect(MEASURES.indexOf(next!.measure)).toBeGreaterThanOrEqual(MEASURES.indexOf(now!.measure))
      if (next!.measure === now!.measure) expect(next!.days ?? 0).toBeGreaterThanOrEqual(now!.days ?? 0)
      if (now!.measure === 'limit' || now!.measure === 'suspend')
        expect(DAYS[now!.measure]).toContain(now!.days)
      else expect(now!.days).toBeNull()
    }),
  )
})

test('it begins with hiding, one step higher where somebody is hurt, and ends in a suspension', () => {
  expect(proposedMeasure({ earlier: 0, rule: 'spam' }).measure).toBe('hide')
  expect(proposedMeasure({ earlier: 0, rule: 'money' }).measure).toBe('strike')
  expect(proposedMeasure({ earlier: 9, rule: 'spam' })).toMatchObject({ measure: 'suspend', days: 30 })
})
