import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRules, maySend } from '../check-rules.ts'
import { defaultRules } from '../default-rules.ts'
import { DEFAULT_TEMPLATE as template } from '../default-template.ts'
import { fittingApplication, inventedApplication } from './invented-application.ts'

const settings = fc
  .record({
    team: fc.integer({ min: 1, max: 7 }),
    ages: fc.integer({ min: 14, max: 30 }),
    least: fc.integer({ min: 100, max: 900 }),
    most: fc.integer({ min: 901, max: 5000 }),
    contribution: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ team, ages, least, most, contribution }) =>
    defaultRules(
      {
        team: { min: team, max: team + 2 },
        ages: { min: ages, max: ages + 5, on: '2027-02-01' },
        municipalities: ['zenica', 'kakanj'],
        amount: { min: least * 100, max: most * 100 },
        contribution: { min: contribution, max: 200 },
        electronics: 30,
        project: { from: '2027-03-01', until: '2027-09-01' },
      },
      template,
    ),
  )

function verdict(rules: ReturnType<typeof defaultRules>, changed: object = {}) {
  const invented = { ...fittingApplication({ rules }), ...changed }
  return checkRules({ rules, template, ...inventedApplication(invented, { rules, template }) })
}

describe('whoever tries rules on an invented application', () => {
  test('begins with one that keeps them all, whatever their numbers', () => {
    fc.assert(
      fc.property(settings, (rules) => {
        expect(verdict(rules)).toEqual([])
      }),
    )
  })

  test('sees each number stop it on its own, and says nothing of the others', () => {
    fc.assert(
      fc.property(settings, (rules) => {
        const stoppedBy = (changed: object) => {
          const broken = verdict(rules, changed)
          expect(maySend(broken)).toBe(false)
          return [...new Set(broken.map(({ rule }) => rules.find(({ id }) => id === rule)?.kind))]
        }
        expect(stoppedBy({ people: 30 })).toEqual(['team-size'])
        expect(stoppedBy({ youngest: 3 })).toEqual(['ages'])
        expect(stoppedBy({ municipality: 'tuzla' })).toEqual(['municipality'])
        expect(stoppedBy({ characters: 10_000 })).toEqual(['length'])
        expect(stoppedBy({ amount: 9_000_000, contribution: 9_000_000 })).toEqual(['amount'])
      }),
    )
  })
})
