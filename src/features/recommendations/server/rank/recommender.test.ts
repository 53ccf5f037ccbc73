import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { MemberFacts } from './facts.ts'
import { asks, can, interactionOn, member, NOW, offer } from './rank.fixture.ts'
import { firstFor, over, suggested } from './recommender.fixture.ts'

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
