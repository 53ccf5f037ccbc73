import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { axesOf, groupAxes, MAX_AXES } from './axes.ts'
import { ALIKE_COUNTS, coverageOf, judge, LEAST_ALIKE, type Judged } from './coverage.ts'
import { orderPath } from './path-order.ts'
import { quoteOf } from './quote.ts'
import { bestReach } from './reach.ts'
import { suggestedLevel } from './suggested-level.ts'

const level = fc.option(fc.constantFrom(...SKILL_LEVELS))
const alike = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
const judged = fc
  .record({ essential: fc.boolean(), asked: level, mine: level, alike })
  .map(({ essential, ...need }) => ({ essential, ...need, ...judge(need) }))

describe('a needed skill', () => {
  test('stands when it is there well enough, and is near when it is there but not so well', () => {
    expect(judge({ asked: 'independent', mine: 'advanced', alike: null })).toEqual({
      state: 'have',
      counts: 1,
    })
    expect(judge({ asked: null, mine: 'basic', alike: null })).toEqual({ state: 'have', counts: 1 })
    expect(judge({ asked: 'expert', mine: 'basic', alike: null })).toEqual({ state: 'near', counts: 0.25 })
  })

  test('is near through another skill, which never counts more than half', () => {
    expect(judge({ asked: null, mine: null, alike: 0.8 })).toEqual({ state: 'near', counts: 0.4 })
    expect(judge({ asked: null, mine: null, alike: LEAST_ALIKE - 0.01 })).toEqual({
      state: 'missing',
      counts: 0,
    })
    fc.assert(
      fc.property(level, alike, (asked, likeness) => {
        expect(judge({ asked, mine: null, alike: likeness }).counts).toBeLessThanOrEqual(ALIKE_COUNTS)
      }),
    )
  })

  test('never counts less for somebody who has it than for somebody who has it not, nor for being better at it', () => {
    fc.assert(
      fc.property(level, alike, (asked, likeness) => {
        const counts = SKILL_LEVELS.map((mine) => judge({ asked, mine, alike: likeness }).counts)
        expect(counts).toEqual(counts.toSorted((a, b) => a - b))
        expect(counts.at(-1)).toBe(1)
      }),
    )
  })
})

describe('the coverage of a target', () => {
  test('is a share, its parts never more than the whole, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(judged, { maxLength: 40 }), (needs) => {
        const all = coverageOf(needs)
        expect(all.share).toBeGreaterThanOrEqual(0)
        expect(all.share).toBeLessThanOrEqual(1)
        expect(all.have + all.near).toBeLessThanOrEqual(all.of)
        const turned = coverageOf(needs.toReversed())
        expect(turned.share).toBeCloseTo(all.share, 10)
        expect({ ...turned, share: 0 }).toEqual({ ...all, share: 0 })
      }),
    )
  })

  test('never falls when something is learnt, and is whole when everything stands', () => {
    fc.assert(
      fc.property(fc.array(judged, { minLength: 1, maxLength: 30 }), fc.nat(), (needs, at) => {
        const place = at % needs.length
        const after = needs.with(place, { ...needs[place]!, state: 'have', counts: 1 })
        expect(coverageOf(after).share).toBeGreaterThanOrEqual(coverageOf(needs).share)
        const whole = needs.map((need): Judged => ({ ...need, state: 'have', counts: 1 }))
        expect(coverageOf(whole)).toMatchObject({ share: 1, near: 0 })
      }),
    )
  })

  test('counts what is essential, and everything only where nothing is', () => {
    const has = { state: 'have', counts: 1 } as const
    const lacks = { state: 'missing', counts: 0 } as const
    const optional = { essential: false, ...lacks }
    expect(coverageOf([{ essential: true, ...has }, optional])).toEqual({ share: 1, have: 1, near: 0, of: 1 })
    expect(coverageOf([optional])).toEqual({ share: 0, have: 0, near: 0, of: 1 })
    expect(coverageOf([])).toEqual({ share: 0, have: 0, near: 0, of: 0 })
  })
})

test('a net of few groups shows the skills themselves, what is essential first', () => {
  const need = (id: string, essential: boolean) => ({
    essential,
    state: 'have' as const,
    counts: 1,
    mine: 'basic' as const,
    asked: null,
    skill: { id, group: 'it' },
  })
  const axes = axesOf([need('a', false), need('b', true), need('c', false)])
  expect(axes.map(({ skill }) => skill)).toEqual(['b', 'a', 'c'])
})

test('the net has every need on exactly one axis and never more axes than can be read', () => {
  const needs = fc.array(
    fc
      .tuple(judged, fc.constantFrom('it', 'data', 'people', 'esco', 'a', 'b', 'c', 'd', 'e', 'f', 'rest'))
      .map(([need, group]) => ({ ...need, skill: { id: group, group } })),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(needs, (all) => {
      expect(axesOf(all).length).toBeLessThanOrEqual(MAX_AXES)
      const axes = groupAxes(all)
      expect(axes.length).toBeLessThanOrEqual(MAX_AXES)
      expect(axes.reduce((sum, { of }) => sum + of, 0)).toBe(all.length)
      expect(
        axes.every(
          (axis) => axis.level >= 0 && axis.level <= 1 && axis.asked > 0 && axis.have + axis.near <= axis.of,
        ),
      ).toBe(true)
    }),
  )
})

describe('a learning path', () => {
  const steps = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 }).chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          essential: fc.boolean(),
          demand: fc.nat(50),
          ease: fc.double({ min: 0, max: 1, noNaN: true }),
          after: fc.subarray(ids),
        }),
      ),
    ),
  )

  test('has every step once, in the same order however they were given', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const ordered = orderPath(given)
        expect(ordered.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort())
        expect(orderPath(given.toReversed())).toEqual(ordered)
      }),
    )
  })

  test('puts nothing before what it builds on, unless they go in a circle', () => {
    fc.assert(
      fc.property(steps, (given) => {
        // Each step builds on earlier ones only, so there is no circle.
        const straight = given.map((step, n) => ({
          ...step,
          after: step.after.filter((id) => given.findIndex((one) => one.id === id) < n),
        }))
        const places = new Map(orderPath(straight).map(({ id }, place) => [id, place]))
        for (const { id, after } of straight)
          for (const before of after) expect(places.get(before)!).toBeLessThan(places.get(id)!)
      }),
    )
  })

  test('begins with what cannot be done without, then with what many ask for', () => {
    const step = (id: string, more: object) => ({
      id,
      essential: false,
      demand: 0,
      ease: 0,
      after: [],
      ...more,
    })
    const given = [step('rare', {}), step('wanted', { demand: 9 }), step('essential', { essential: true })]
    expect(orderPath(given).map(({ id }) => id)).toEqual(['essential', 'wanted', 'rare'])
  })
})

describe('what one or two skills open', () => {
  test('is the pair that opens most, and a single one when a second opens nothing more', () => {
    const sets = [
      { missing: [], jobs: 4 },
      { missing: ['sql'], jobs: 5 },
      { missing: ['bi', 'sql'], jobs: 9 },
      { missing: ['a', 'b', 'c'], jobs: 50 },
    ]
    expect(bestReach(sets)).toEqual({ skills: ['sql', 'bi'], jobs: 14, alone: [5, 0] })
    expect(bestReach([{ missing: ['sql'], jobs: 5 }])).toEqual({ skills: ['sql'], jobs: 5, alone: [5] })
    expect(bestReach([{ missing: [], jobs: 3 }])).toEqual({ skills: [], jobs: 0, alone: [] })
  })

  test('is never less than any other choice of two', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const sets = fc.array(fc.record({ missing: fc.subarray(ids), jobs: fc.integer({ min: 1, max: 20 }) }))
    fc.assert(
      fc.property(sets, (all) => {
        const opens = (chosen: readonly string[]) =>
          all
            .filter(({ missing }) => missing.length > 0 && missing.every((id) => chosen.includes(id)))
            .reduce((sum, { jobs }) => sum + jobs, 0)
        const max = Math.max(0, ...ids.flatMap((one) => ids.map((other) => opens([one, other]))))
        const best = bestReach(all)
        expect(best.jobs).toBe(max)
        expect(opens(best.skills)).toBe(best.jobs)
      }),
    )
  })
})

test('a quote holds the words it was made for, inside one sentence and not too long', () => {
  const text = 'Prva rečenica. Vodila sam blagajnu i pravila tabele! Treća.'
  const start = text.indexOf('blagajnu')
  const { quote, ...place } = quoteOf(text, { start, end: start + 8 })
  expect(quote).toBe('Vodila sam blagajnu i pravila tabele!')
  expect(quote.slice(place.start, place.end)).toBe('blagajnu')
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600 }),
      fc.nat(),
      fc.nat(30),
      (any, at, length) => {
        const from = at % any.length
        const end = Math.min(any.length, from + length + 1)
        const made = quoteOf(any, { start: from, end })
        expect(made.quote.slice(made.start, made.end)).toBe(any.slice(from, end))
      },
    ),
  )
})

test('a stated level becomes one of the profile', () => {
  const none = { level: null, cefr: null, years: null }
  expect(suggestedLevel(none)).toBe('independent')
  expect(suggestedLevel({ ...none, level: 'basic' })).toBe('basic')
  expect(suggestedLevel({ ...none, cefr: 'C1' })).toBe('advanced')
  expect(suggestedLevel({ ...none, cefr: 'A2' })).toBe('basic')
  expect(suggestedLevel({ ...none, years: 7 })).toBe('advanced')
})
