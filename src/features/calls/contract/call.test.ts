import { describe, expect, test } from 'vitest'
import { fromLocal } from '#platform/contract/local-time.ts'
import { type CallDates, graceEnd, misplacedRules, phaseOf } from './call.ts'
import { dateFaults } from './call-checklist.ts'
import { DEFAULT_TEMPLATE } from './default-template.ts'
import { canvasTemplate, findBox } from './canvas-template.ts'
import type { Rule } from './rules.ts'

const at = (local: string) => fromLocal(local)!.toISOString()
const dates: CallDates = {
  opensAt: at('2026-11-02T09:00'),
  deadline: at('2026-11-27T14:00'),
  reviewUntil: at('2026-12-14T14:00'),
  voteFrom: at('2026-12-15T09:00'),
  voteUntil: at('2026-12-22T14:00'),
  resultsAt: at('2026-12-23T14:00'),
}
const published = { status: 'published', dates, isHeld: false } as const
const phase = (moment: string) => phaseOf(published, new Date(moment))

describe('a call follows its dates by the clock of Sarajevo', () => {
  test('it is open until the last millisecond before 14:00, and not at 14:00', () => {
    expect(phase('2026-11-27T12:59:59.999Z')).toBe('open')
    expect(phase('2026-11-27T13:00:00.000Z')).toBe('review')
  })

  test('a deadline at 14:00 is at 14:00 on both sides of daylight saving', () => {
    const closing = (day: string) => {
      const deadline = at(`${day}T14:00`)
      const ends = {
        ...published,
        dates: { ...dates, opensAt: at('2026-01-01T09:00'), deadline },
      } as const
      return [-1, 0].map((more) => phaseOf(ends, new Date(Date.parse(deadline) + more)))
    }
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])
      expect(closing(day)).toEqual(['open', 'review'])
    expect(at('2026-03-28T14:00')).toBe('2026-03-28T13:00:00.000Z')
    expect(at('2026-03-29T14:00')).toBe('2026-03-29T12:00:00.000Z')
    expect(at('2026-10-25T14:00')).toBe('2026-10-25T13:00:00.000Z')
  })

  test('it goes through every phase, and one without a vote skips it', () => {
    const phases = ['2026-11-01', '2026-11-03', '2026-12-01', '2026-12-16', '2026-12-23', '2026-12-24']
    expect(phases.map((day) => phase(`${day}T08:00:00Z`))).toEqual([
      'upcoming',
      'open',
      'review',
      'voting',
      'deciding',
      'finished',
    ])
    const alone = { ...published, dates: { ...dates, voteFrom: null, voteUntil: null } } as const
    expect(phaseOf(alone, new Date('2026-12-16T08:00:00Z'))).toBe('review')
    expect(phaseOf({ ...published, status: 'draft' }, new Date())).toBe('draft')
  })

  test('one whose board has not decided stays under review, whatever its dates say', () => {
    for (const day of ['2026-12-16', '2026-12-23', '2026-12-24'])
      expect(phaseOf({ ...published, isHeld: true }, new Date(`${day}T08:00:00Z`))).toBe('review')
  })

  test('what was confirmed in time still arrives in the minutes of grace', () => {
    expect(graceEnd({ dates, graceMinutes: 30 })?.toISOString()).toBe('2026-11-27T13:30:00.000Z')
    expect(graceEnd({ dates: { ...dates, deadline: null }, graceMinutes: 30 })).toBeNull()
  })
})

describe('a canvas', () => {
  test('that a new call begins with is whole', () => {
    expect(canvasTemplate.safeParse(DEFAULT_TEMPLATE).success).toBe(true)
    expect(findBox(DEFAULT_TEMPLATE, 'risks')?.kind).toBe('text')
  })

  test('has no two boxes of one name, and no two budgets', () => {
    const [first, ...others] = DEFAULT_TEMPLATE.boxes
    expect(canvasTemplate.safeParse({ boxes: [first, first, ...others] }).success).toBe(false)
    const budget = others.find(({ kind }) => kind === 'budget')!
    expect(canvasTemplate.safeParse({ boxes: [first, budget, { ...budget, id: 'second' }] }).success).toBe(
      false,
    )
  })

  test('has the box to which each rule points', () => {
    const length: Rule = {
      id: 'risks-length',
      kind: 'length',
      box: 'risks',
      min: 10,
      max: 400,
      severity: 'must',
      text: { bhs: 'x', en: 'x' },
    }
    expect(misplacedRules([length], DEFAULT_TEMPLATE)).toEqual([])
    for (const wrong of [{ box: 'nowhere' }, { box: 'budget' }, { max: 401 }, { min: 401 }])
      expect(misplacedRules([{ ...length, ...wrong }], DEFAULT_TEMPLATE)).toEqual(['risks-length'])
  })
})

test('a date that cannot be says which rule it breaks', () => {
  const now = new Date(at('2026-11-01T09:00'))
  const faults = (change: Partial<CallDates>, vote: { minVotes: number } | null = { minVotes: 3 }) =>
    dateFaults({ dates: { ...dates, ...change }, vote }, now)
  expect(faults({})).toEqual([])
  expect(faults({ reviewUntil: null })).toEqual([{ name: 'reviewUntil', why: 'missing' }])
  expect(faults({ voteFrom: at('2026-12-14T14:00') })).toEqual([
    { name: 'voteFrom', why: 'early', after: 'reviewUntil' },
  ])
  expect(faults({ opensAt: at('2026-10-01T09:00'), deadline: at('2026-10-20T14:00') })).toEqual([
    { name: 'deadline', why: 'past' },
  ])
  expect(faults({ voteFrom: null }, null)).toEqual([{ name: 'voteUntil', why: 'noVote' }])
})
