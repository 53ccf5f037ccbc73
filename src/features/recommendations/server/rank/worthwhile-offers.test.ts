import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { MemberFacts, OfferFacts } from './facts.ts'
import { asks, can, member, NOW, offer } from './rank.fixture.ts'
import { over } from './recommender.fixture.ts'

describe('what is worth suggesting', () => {
  const worth = async (one: OfferFacts, to: Partial<MemberFacts>) =>
    (await over([one])).suggest(member(to), { now: NOW, limit: 5, worthOnly: true }).length > 0

  test('is never what only a general interest, the calendar or a little of what is asked speaks for', async () => {
    const art = offer({
      wants: asks('x', 'y'),
      interests: ['arts'],
      publishedAt: NOW,
      deadline: NOW + DAY_MS,
    })
    expect(await worth(art, { interests: ['arts'], skills: can('a') })).toBe(false)
    expect(await worth(art, { interests: ['arts'] })).toBe(false)
    expect(await worth({ ...art, wants: [] }, { interests: ['arts'] })).toBe(false)
    const many = offer({ wants: asks('a', 'b', 'c', 'd', 'e') })
    expect(await worth(many, { skills: can('a') })).toBe(false)
    // Nearby, the reasons mention it.
    expect(
      await worth({ ...many, municipalities: ['bihac'] }, { skills: can('a', 'b'), municipality: 'bihac' }),
    ).toBe(true)
  })

  test('has half of what is asked, or two grounds, or asks for nothing and has one of its own', async () => {
    expect(await worth(offer({ wants: asks('a', 'b') }), { skills: can('a') })).toBe(true)
    const first = offer({ wants: asks('x'), interests: ['arts'], firstJob: true })
    expect(await worth(first, { interests: ['arts'] })).toBe(true)
    const fair = offer({ kind: 'event', municipalities: ['bihac'] })
    expect(await worth(fair, { municipality: 'cazin' })).toBe(true)
    expect(await worth(fair, { municipality: 'trebinje' })).toBe(false)
  })
})

describe('somebody who has told skills', () => {
  const repairs = member({ skills: can('phones'), seeking: ['first-job'], interests: ['technology'] })
  const strange = {
    kind: 'job',
    mode: 'remote',
    interests: ['technology'],
    wants: asks('sql', 'data'),
  } as const
  const found = async (...offers: OfferFacts[]) =>
    (await over(offers)).suggest(repairs, { now: NOW, limit: 9, worthOnly: true }).map(({ id }) => id)

  test('is not offered work that asks for nothing of it, however well its kind, distance and topic fit', async () => {
    expect(await found(offer(strange))).toEqual([])
    const first = offer({ ...strange, firstJob: true })
    expect(await found(offer(strange), first)).toEqual([first.id])
  })

  test('finds what asks for it before what is only paid better and done from home', async () => {
    const near = offer({ kind: 'job', wants: asks('phones', 'tills', 'screens') })
    const list = (await over([offer({ ...strange, amount: 9000 }), near])).order(repairs, {
      now: NOW,
      limit: 2,
    })
    expect(list[0]).toBe(near.id)
  })
})

test('a list begins with an offer that asks mostly for what a member can do, where one is near the front', async () => {
  const amra = member({ skills: can('a', 'b'), municipality: 'bihac' })
  const home = { municipalities: ['bihac'], amount: 9000 }
  const better = (count: number) =>
    Array.from({ length: count }, () => offer({ ...home, wants: asks('a', 'x', 'y', 'z') }))
  const fit = offer({ wants: asks('a', 'b', 'x', 'y'), municipalities: ['trebinje'] })
  const begins = async (offers: OfferFacts[]) => {
    const all = await over(offers)
    const options = { now: NOW, limit: 20 }
    return [all.suggest(amra, options)[0]?.id, all.order(amra, options)[0]]
  }
  const [near, many] = [better(2), better(8)]
  const scores = (await over([...near, fit])).suggest(amra, { now: NOW, limit: 20 })
  expect(Math.max(...scores.map(({ score }) => score))).toBeGreaterThan(scores[0]!.score)
  expect(await begins([...near, fit])).toEqual([fit.id, fit.id])
  // Farther back, pay and distance speak for themselves.
  expect(await begins([...many, fit])).not.toContain(fit.id)
})
