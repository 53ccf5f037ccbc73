import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchSkills } from '#features/opportunities/contract/skill-match.ts'
import { OF_ONE_EMPLOYER, WINDOW } from './diversify.ts'
import { anyMember, anyOffer, anyOffers, NOW } from './rank.fixture.ts'
import { Recommender } from './recommender.ts'
import { over, suggested } from './recommender.fixture.ts'

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
