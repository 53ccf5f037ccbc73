import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchSkills } from '#features/opportunities/contract/skill-match.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { OF_ONE_EMPLOYER, WINDOW } from './diversify.ts'
import type { MemberFacts, OfferFacts } from './facts.ts'
import {
  anyMember,
  anyOffer,
  anyOffers,
  asks,
  can,
  interactionOn,
  member,
  NOW,
  offer,
} from './rank.fixture.ts'
import { Recommender } from './recommender.ts'

async function over(offers: readonly OfferFacts[]): Promise<Recommender> {
  const recommender = new Recommender()
  await recommender.load(offers)
  return recommender
}

async function suggested(
  offers: readonly OfferFacts[],
  to: Partial<MemberFacts>,
  more: { limit?: number; kinds?: readonly OfferFacts['kind'][] } = {},
) {
  return (await over(offers)).suggest(member(to), { now: NOW, limit: 20, ...more })
}

async function firstFor(to: Partial<MemberFacts>, ...offers: OfferFacts[]): Promise<OfferFacts | undefined> {
  const [first] = await suggested(offers, to)
  return offers.find(({ id }) => id === first?.id)
}

describe('what is suggested to a member', () => {
  test('fits their skills: all before some, some before none, a like one before a strange one', async () => {
    const all = offer({ wants: asks('a', 'b', 'c') })
    const some = offer({ wants: asks('a', 'x', 'y') })
    const like = offer({ wants: asks('n', 'x', 'y') })
    const none = offer({ wants: asks('x', 'y', 'z') })
    const near = [{ skill: 'n', by: 'b', likeness: 0.8, level: 'independent' }] as const
    const found = await suggested([none, like, some, all], { skills: can('a', 'b', 'c'), near })
    expect(found.map(({ id }) => id)).toEqual([all.id, some.id, like.id, none.id])
    expect(found.map(({ reach }) => [reach.have, reach.near, reach.of])).toEqual([
      [3, 0, 3],
      [1, 0, 3],
      [0, 1, 3],
      [0, 0, 3],
    ])
    expect(found[1]?.reach.missing).toEqual(['x', 'y'])
  })

  test('is first what a newcomer says they look for, and says so; skills weigh more', async () => {
    const job = offer({ kind: 'job' })
    const practice = offer({ kind: 'internship' })
    const [first, second] = await suggested([job, practice], { seeking: ['practice', 'mentor'] })
    expect(first?.id).toBe(practice.id)
    expect(first?.reasons).toContainEqual({ code: 'sought', count: null, of: null, name: 'practice' })
    expect(second?.reasons.map(({ code }) => code)).not.toContain('sought')
    const fits = offer({ kind: 'job', wants: asks('a', 'b') })
    const strange = offer({ kind: 'internship', wants: asks('x', 'y') })
    expect(await firstFor({ seeking: ['practice'], skills: can('a', 'b') }, strange, fits)).toBe(fits)
  })

  test('fits their level, and many skills that fit weigh more than one', async () => {
    const low = offer({ wants: [{ skill: 'a', required: true, level: 'basic' }] })
    const high = offer({ wants: [{ skill: 'a', required: true, level: 'expert' }] })
    expect(await firstFor({ skills: can('a') }, high, low)).toBe(low)
    const one = offer({ wants: asks('a') })
    const seven = offer({ wants: asks('a', 'b', 'c', 'd', 'e', 'f', 'g', 'x') })
    expect(await firstFor({ skills: can('a', 'b', 'c', 'd', 'e', 'f', 'g') }, one, seven)).toBe(seven)
  })

  test('is near by kilometres, whatever border is between, and at home only in their own municipality', async () => {
    const across = offer({ municipalities: ['istocno-sarajevo'] })
    const next = offer({ municipalities: ['istocno-novo-sarajevo'] })
    const sameRepublic = offer({ municipalities: ['trebinje'] })
    const first = async (municipality: string) => {
      const found = await suggested([across, next, sameRepublic], { municipality })
      return new Map(found.map(({ id, reasons: [reason] }) => [id, reason && [reason.code, reason.count]]))
    }
    expect(await first('novi-grad-sarajevo')).toEqual(
      new Map([
        [across.id, ['near', 3]],
        [next.id, ['near', 3]],
        [sameRepublic.id, undefined],
      ]),
    )
    expect((await first('istocno-sarajevo')).get(across.id)).toEqual(['home', null])
    expect((await first('istocno-sarajevo')).get(next.id)).toEqual(['near', 1])
  })

  test('is near or needs no way, in the measure that they choose', async () => {
    const home = offer({ municipalities: ['bihac'] })
    const away = offer({ municipalities: ['trebinje'] })
    const remote = offer({ municipalities: ['trebinje'], mode: 'remote' })
    const found = await suggested([away, remote, home], { municipality: 'bihac' })
    expect(found.map(({ id }) => id)).toEqual([home.id, remote.id, away.id])
    expect(found.map(({ reasons }) => reasons[0]?.code)).toEqual(['home', 'remote', undefined])
    const paid = offer({ municipalities: ['trebinje'], amount: 3000 })
    const plain = offer({ municipalities: ['bihac'], amount: 900 })
    const weights = { near: 'normal', pay: 'normal', learning: 'normal' } as const
    expect(await firstFor({ municipality: 'bihac', weights }, paid, plain)).toBe(plain)
    const forPay = { ...weights, near: 'less', pay: 'more' } as const
    expect(await firstFor({ municipality: 'bihac', weights: forPay }, plain, paid)).toBe(paid)
  })

  test('follows interests while nothing else is known, and learning where they ask for it', async () => {
    const art = offer({ wants: asks('x'), interests: ['arts'] })
    const other = offer({ wants: asks('y'), interests: ['sports'] })
    expect(await firstFor({ interests: ['arts'] }, other, art)).toBe(art)
    const [found] = await suggested([art], { interests: ['arts'] })
    expect(found?.reasons).toContainEqual({ code: 'interest', name: 'arts', count: null, of: null })
    const course = offer({ kind: 'training' })
    const job = offer()
    const weights = { near: 'normal', pay: 'normal', learning: 'more' } as const
    expect(await firstFor({ weights }, job, course)).toBe(course)
  })

  test('is like what they saved, and unlike what they put away', async () => {
    const saved = offer({ wants: asks('p', 'q') })
    const like = offer({ wants: asks('p', 'q', 'r') })
    const unlike = offer({ wants: asks('s', 't', 'u') })
    expect(await firstFor({ interactions: [interactionOn(saved, 'saved')] }, unlike, like)).toBe(like)
    expect(
      await firstFor({ interactions: [interactionOn(saved, 'dismissed', 'skills')] }, like, unlike),
    ).toBe(unlike)
    const bad = offer({ organisation: 'bad' })
    const good = offer({ organisation: 'good', publishedAt: NOW - 60 * DAY_MS })
    const away = interactionOn({ ...saved, organisation: 'bad' }, 'dismissed', 'organisation')
    expect(await firstFor({ interactions: [away] }, bad, good)).toBe(good)
  })

  test('is what is like something saved before the saved one itself, which is not like itself', async () => {
    const saved = offer({ wants: asks('a', 'b') })
    const alike = offer({ organisation: saved.organisation, wants: asks('a', 'b') })
    const interactions = [interactionOn(saved, 'saved')]
    expect(await firstFor({ skills: can('a', 'b'), interactions }, saved, alike)).toBe(alike)
  })

  test('never is what they applied for, put away, or came too late for', async () => {
    const open = offer()
    const gone = offer({ deadline: NOW - 1 })
    const done = offer({ wants: asks('a') })
    const bare = offer()
    const found = await suggested([gone, done, open, bare], { skills: can('a'), done: [done.id, bare.id] })
    expect(found.map(({ id }) => id)).toEqual([open.id])
    // Left out for this member only, and only while they say so.
    const recommender = await over([done, open])
    const ids = (to: Partial<MemberFacts>) =>
      recommender.suggest(member(to), { now: NOW, limit: 9 }).map(({ id }) => id)
    expect(ids({ done: [done.id] })).toEqual([open.id])
    expect(ids({}).sort()).toEqual([done.id, open.id].sort())
  })

  test('says in numbers why: skills, place, deadline, language, pay', async () => {
    const offers = [
      offer({
        wants: asks('a', 'b', 'c'),
        municipalities: ['bihac'],
        deadline: NOW + 3 * DAY_MS + 1000,
        languages: ['de'],
      }),
    ]
    const [one] = await suggested(offers, {
      skills: can('a', 'b'),
      municipality: 'bihac',
      languages: ['de'],
    })
    expect(one?.reasons).toEqual([
      { code: 'skills', count: 2, of: 3, name: null },
      { code: 'home', count: null, of: null, name: null },
      { code: 'deadline', count: 3, of: null, name: null },
      { code: 'language', count: null, of: null, name: 'de' },
    ])
    const near = [{ skill: 'c', by: 'a', level: 'independent' as const, likeness: 0.9 }]
    const [almost] = await suggested(offers, { skills: can('a'), near })
    expect(almost?.reasons[0]).toEqual({ code: 'skills', count: 1, of: 3, name: null, near: 1 })
    const paid = Array.from({ length: 11 }, (_, n) => offer({ amount: 1000 + n * 100 }))
    const found = await suggested(paid, {})
    const best = found.filter(({ reasons }) => reasons.some(({ code }) => code === 'pay'))
    expect(best.map(({ id }) => id)).toEqual([paid[10]!.id, paid[9]!.id])
    expect(best[0]?.reasons).toContainEqual({ code: 'pay', count: null, of: null, name: 'pay' })
    // The best paid of three is no reason.
    const few = await suggested(paid.slice(0, 3), {})
    expect(few.flatMap(({ reasons }) => reasons.map(({ code }) => code))).not.toContain('pay')
  })

  test('counts what similar members liked only when they are five', async () => {
    const few = offer({ liked: { arts: 4 } })
    const many = offer({ liked: { arts: 9, sports: 200 } })
    const found = await suggested([few, many], { interests: ['arts'] })
    const popular = found.flatMap(({ reasons }) => reasons.filter(({ code }) => code === 'popular'))
    expect(popular).toEqual([{ code: 'popular', count: 9, of: null, name: null }])
  })

  test('keeps to a kind, and changes as offers come, change and go', async () => {
    const job = offer({ wants: asks('a') })
    const course = offer({ kind: 'training' })
    const recommender = await over([job, course])
    const ids = (more = {}) =>
      recommender.suggest(member({ skills: can('b') }), { now: NOW, limit: 9, ...more }).map(({ id }) => id)
    expect(ids({ kinds: ['training'] })).toEqual([course.id])
    const fresh = offer({ wants: asks('b') })
    recommender.change([fresh.id], [fresh])
    expect(ids()[0]).toBe(fresh.id)
    recommender.change([job.id, course.id], [{ ...job, wants: asks('b') }])
    expect(ids().sort()).toEqual([fresh.id, job.id].sort())
    recommender.change([fresh.id], [])
    expect(ids()).toEqual([job.id])
    expect(recommender.size).toBe(1)
  })
})

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

describe('whatever is offered to whomever', () => {
  test('the reasons say what the arch shows, and nothing is there without a reason', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffers, anyMember, async (offers, to) => {
        const found = (await over(offers)).suggest(to, { now: NOW, limit: 50, worthOnly: true })
        for (const { id, reach, reasons } of found) {
          const { wants } = offers.find((one) => one.id === id)!
          const abilities = { skills: [...to.skills, ...to.spoken], near: to.near }
          const { have, near, missing } = matchSkills(wants, abilities)
          expect([reach.have, reach.near, reach.of]).toEqual([have.length, near.length, wants.length])
          for (const one of reach.missing) expect(missing).toContain(one)
          const said = new Map(reasons.map((reason) => [reason.code, reason]))
          expect(said.has('skills')).toBe(have.length > 0)
          if (said.has('skills'))
            expect(said.get('skills')).toMatchObject({ count: have.length, of: wants.length })
          if (said.has('nearly')) expect([have.length, said.get('nearly')?.count]).toEqual([0, near.length])
          if (said.has('learning') && wants.length > 0) expect(have.length).toBeLessThan(wants.length)
          expect(reasons.length).toBeGreaterThan(0)
          expect([...said.keys()]).not.toEqual(['interest'])
        }
      }),
      { numRuns: 150 },
    )
  })

  test('of twenty in a row at most three are one employer’s, and nothing comes twice', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffers, anyMember, async (offers, to) => {
        const found = await suggested(offers, to, { limit: 50 })
        const by = new Map(offers.map((one) => [one.id, one.organisation]))
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        for (let from = 0; from < found.length; from += 1) {
          const window = found.slice(from, from + WINDOW).map(({ id }) => by.get(id))
          for (const employer of new Set(window))
            expect(window.filter((each) => each === employer).length).toBeLessThanOrEqual(OF_ONE_EMPLOYER)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('what was put away, has ended or is of another kind never comes', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffers, anyMember, fc.nat(), async (offers, to, pick) => {
        const done = offers.filter((_, n) => (n * 7 + pick) % 3 === 0).map(({ id }) => id)
        const found = await suggested(offers, { ...to, done }, { limit: 60, kinds: ['job', 'event'] })
        for (const { id } of found) {
          const one = offers.find((each) => each.id === id)!
          expect(done).not.toContain(id)
          expect(one.deadline === null || one.deadline > NOW).toBe(true)
          expect(['job', 'event']).toContain(one.kind)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('one more skill that is asked for never lowers an offer', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffer, anyMember, async (one, to) => {
        const wanted = one.wants[0]
        if (!wanted || to.skills.length === 0) return
        const live = { ...one, deadline: null }
        const more = {
          ...to,
          skills: [
            ...to.skills.filter(({ skill }) => skill !== wanted.skill),
            { skill: wanted.skill, level: 'expert' as const },
          ],
        }
        const [before] = await suggested([live], to)
        const [after] = await suggested([live], more)
        expect(after!.score).toBeGreaterThanOrEqual(before!.score - 1e-6)
        expect(after!.reach.have).toBeGreaterThanOrEqual(before!.reach.have)
      }),
      { numRuns: 100 },
    )
  })

  test('the best few are those that a whole list would begin with', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffers, anyMember, fc.integer({ min: 1, max: 8 }), async (offers, to, limit) => {
        const recommender = await over(offers)
        const order = (count: number) => recommender.order(to, { now: NOW, limit: count })
        expect(order(limit)).toEqual(order(100).slice(0, limit))
      }),
      { numRuns: 150 },
    )
  })

  test('the same comes out in whatever order offers arrive, at once or as changes', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffers, anyMember, async (offers, to) => {
        const scores = (recommender: Recommender) =>
          new Map(recommender.suggest(to, { now: NOW, limit: 60 }).map(({ id, score }) => [id, score]))
        // Pay ranks compare the offers of the table.
        const unpaid = offers.map((one) => ({ ...one, amount: null }))
        const whole = scores(await over(unpaid))
        const late = await over(unpaid.slice(0, unpaid.length >> 1))
        const rest = unpaid.slice(unpaid.length >> 1)
        late.change(
          rest.map(({ id }) => id),
          rest,
        )
        for (const [id, score] of scores(late))
          if (whole.has(id)) expect(score).toBeCloseTo(whole.get(id)!, 4)
      }),
      { numRuns: 40 },
    )
  })
})
