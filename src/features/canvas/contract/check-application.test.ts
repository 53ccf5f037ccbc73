import { expect, test } from 'vitest'
import { type ApplicationContent, EMPTY_APPLICATION } from '#features/calls/contract/application-content.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { checkApplication } from './check-application.ts'

/** Returns the boxes and rows in which an application without rules of a call lacks a name. */
function lacking(part: Partial<ApplicationContent>) {
  const content = { ...EMPTY_APPLICATION, title: 'Klupe', ...part }
  const broken = checkApplication({ rules: [], template: DEFAULT_TEMPLATE, content, facts: { members: {} } })
  return broken.map(({ severity, box, items, advice }) => [severity, box, advice.key, items])
}

test('a team sends no application with costs, contributions or activities that nobody can read, and may leave an empty row', () => {
  const cost = { id: 'b', what: '', category: 'material', amount: 0 } as const
  const gift = { id: 'c', kind: 'goods', what: 'Boja', giver: '', value: 0 } as const
  const day = { id: 't', what: ' – ', from: null, until: null }
  expect(lacking({ budget: [cost], contributions: [gift], timeline: [day] })).toEqual([])
  expect(
    lacking({
      budget: [
        { ...cost, amount: 100 },
        { ...cost, id: 'named', what: 'Boja', amount: 100 },
      ],
      contributions: [
        { ...gift, value: 100 },
        { ...gift, id: 'named', giver: 'Škola', value: 100 },
      ],
      timeline: [{ ...day, from: '2027-02-01' }],
    }),
  ).toEqual([
    ['must', 'timeline', 'activity-nameless', ['t']],
    ['must', 'budget', 'cost-nameless', ['b']],
    ['must', 'contributions', 'gift-nameless', ['c']],
  ])
})

test('a team sends no application whose title has no letter', () => {
  expect(lacking({ title: ' ? ' })).toEqual([['must', null, 'title-missing', []]])
})
