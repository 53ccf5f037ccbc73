import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '#features/network/server/network.fixture.ts'
import { talker } from '#features/messaging/server/messaging.fixture.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { moderationIn } from './moderation.fixture.ts'
import type { listDecisions } from '../contract/public.endpoints.ts'

type DecisionLog = ResponseOf<typeof listDecisions>

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator, report, caseOf, decisionOf, isPublished } = moderationIn(() => app)

describe('whoever was decided about', () => {
  test('appeals once, however often they press, and another moderator answers', async () => {
    const [author, staff, another] = [await member(app), await moderator(), await moderator()]
    const reporter = await member(app)
    await report(reporter, author.userId)
    const id = await caseOf(author.userId)
    await staff.decide(id, 'strike')
    const url = `/api/moderation/decisions/${await decisionOf(id)}`
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => author.send('POST', `${url}/appeal`, { text: 'Ispravio sam.' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409])
    expect((await another.queue('appeals')).map((row) => row.id)).toContain(id)
    expect((await another.answer(id, 'lifted')).statusCode).toBe(204)
    expect((await another.answer(id, 'stands')).json().code).toBe('moderation.notNow')
    expect(await isPublished(author)).toBe(true)
    // The reporter is notified of the successful appeal too.
    const { items } = (await reporter.send('GET', '/api/notifications')).json<{ items: { text: string }[] }>()
    expect(items[0]?.text).toContain('Nakon žalbe')
    expect((await author.send('GET', url)).json()).toMatchObject({
      strikeUntil: null,
      appealUntil: null,
      appeal: { answer: 'lifted', answerReason: 'Pogledano još jednom.' },
    })
    const stranger = await member(app)
    expect((await stranger.send('GET', url)).statusCode).toBe(404)
    expect((await stranger.send('POST', `${url}/appeal`, { text: 'Ja bih' })).statusCode).toBe(404)
  })

  test.each([
    ['comes back when the appeal is granted', false],
    ['stays gone where its writer has deleted it meanwhile', true],
  ])('a hidden message %s', async (_, isDeleted) => {
    const [author, other] = [await talker(app), await talker(app)]
    const [staff, another] = [await moderator(), await moderator()]
    await connected(author, other)
    const conversation = await author.begun([other])
    await author.write(conversation, 'Ovo je bila šala')
    const [message] = await other.read(conversation)
    const thing = `${conversation}:${message!.id}`
    await report(other, thing, { kind: 'message' })
    const id = await caseOf(thing)
    await staff.decide(id, 'hide', 'harassment')
    if (isDeleted) {
      const url = `/api/conversations/${conversation}/messages/${message!.id}`
      expect((await author.send('DELETE', url)).statusCode).toBe(204)
    }
    const decision = await decisionOf(id)
    await author.send('POST', `/api/moderation/decisions/${decision}/appeal`, { text: 'Šalili smo se.' })
    expect((await another.answer(id, 'lifted')).statusCode).toBe(204)
    expect((await other.read(conversation))[0]!.body).toBe(isDeleted ? '' : 'Ovo je bila šala')
  })

  test('has fourteen days for it', async () => {
    const [author, staff] = [await member(app), await moderator()]
    await report(await member(app), author.userId)
    const id = await caseOf(author.userId)
    await staff.decide(id, 'hide')
    await query(
      `update moderation_decisions set decided_at = now() - interval '15 days' where case_id = $1`,
      [id],
    )
    const url = `/api/moderation/decisions/${await decisionOf(id)}`
    expect((await author.send('GET', url)).json().appealUntil).toBeNull()
    expect((await author.send('POST', `${url}/appeal`, { text: 'Kasno' })).json().code).toBe(
      'moderation.notNow',
    )
  })
})

describe('anybody', () => {
  test('reads what was decided and by which rule, never about whom or what it said', async () => {
    const [author, reporter, staff] = [await member(app), await member(app), await moderator()]
    await report(reporter, author.userId, { note: 'Tajna napomena' })
    const id = await caseOf(author.userId)
    const ruleOf = (log: DecisionLog, rule: string | null) =>
      log.years[0]?.rules.find((row) => row.rule === rule) ?? { decided: 0, warned: 0 }
    const before = ruleOf((await app.http.inject('/api/public/decisions')).json<DecisionLog>(), 'money')
    await staff.decide(id, 'strike')
    const read = async (after = '') =>
      (await app.http.inject(`/api/public/decisions${after}`)).json<DecisionLog>()
    const log = await read()
    expect(log.decisions[0]).toEqual({
      id: await decisionOf(id),
      at: expect.any(String),
      what: { bhs: 'profil', en: 'profile' },
      rule: 'money',
      measure: 'strike',
      appeal: 'none',
    })
    const said = JSON.stringify(log)
    for (const secret of [
      author.userId,
      reporter.userId,
      staff.userId,
      id,
      'Tajna',
      'Tražio je novac',
      'Hodžić',
    ])
      expect(said).not.toContain(secret)
    const [{ count }] = (await query<{ count: number }>(
      'select count(*)::int as count from moderation_decisions',
    )) as [{ count: number }]
    expect(log.years[0]).toMatchObject({ decided: count, inTime: count })
    expect(log.years[0]!.decided).toBeGreaterThanOrEqual(log.years[0]!.lifted)
    expect(ruleOf(log, 'money')).toMatchObject({ decided: before.decided + 1, warned: before.warned + 1 })
    expect(log.years[0]!.rules.reduce((sum, { decided }) => sum + decided, 0)).toBe(count)

    // Pages never repeat or skip a decision, even if many were made at the same time.
    await query(
      `with made as (insert into moderation_cases (id, kind, thing, excerpt, due_at, closed_at)
         select gen_random_uuid(), 'profile', n::text, '', now(), now() from generate_series(1, 65) n returning id)
       insert into moderation_decisions (id, case_id, measure, reason, decided_at)
       select gen_random_uuid(), id, 'keep', 'x', date_trunc('milliseconds', now()) from made`,
    )
    const seen: string[] = []
    for (let page = await read(); ; page = await read(`?after=${page.next}`)) {
      seen.push(...page.decisions.map((each) => each.id))
      if (!page.next) break
    }
    expect(seen).toHaveLength(count + 65)
    expect(new Set(seen).size).toBe(seen.length)
  })
})
