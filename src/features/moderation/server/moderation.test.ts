import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '#features/network/server/network.fixture.ts'
import { talker } from '#features/messaging/server/messaging.fixture.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { founded } from '#features/organisations/server/organisations.fixture.ts'
import type { Message } from '#features/messaging/contract/message.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { moderationIn, type Person } from './moderation.fixture.ts'
import { trustOf } from './report.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator, report, caseOf, decisionOf, isPublished, notificationsOf } = moderationIn(() => app)

describe('somebody who reports what another wrote', () => {
  test('is heard once, and all who report the same thing at the same moment make one case', async () => {
    const author = await member(app)
    const reporters = await Promise.all(Array.from({ length: 6 }, () => member(app)))
    const answers = await Promise.all(
      [...reporters, reporters[0]!].map((each) => report(each, author.userId, { note: 'Traži novac' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 204, 204, 204, 409])
    const cases = await query('select id from moderation_cases where thing = $1', [author.userId])
    expect(cases).toHaveLength(1)
    const seen = (await (await moderator()).queue()).find(({ id }) => id === cases[0]!.id)
    expect(seen).toMatchObject({
      reports: 6,
      reason: 'money',
      what: 'profil',
      isUrgent: false,
      isLate: false,
    })
  })

  test('cannot report their own thing, what they may not see, or what nobody registered', async () => {
    const one = await member(app)
    const hidden = await member(app, { published: false })
    expect((await report(one, one.userId)).json().code).toBe('moderation.ownThing')
    expect((await report(one, hidden.userId)).statusCode).toBe(404)
    expect((await report(one, 'nema')).statusCode).toBe(404)
    expect((await report(one, one.userId, { kind: 'kanta' })).statusCode).toBe(404)
    expect((await report(one, one.userId, { reason: 'dosadno' })).statusCode).toBe(422)
    expect(
      (
        await app.http.inject({
          method: 'POST',
          url: '/api/reports',
          payload: {},
          headers: { origin: 'http://localhost:3000' },
        })
      ).statusCode,
    ).toBe(401)
  })

  test('alerts every moderator at once when somebody may be in danger', async () => {
    const staff = await moderator()
    const content = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    const author = await member(app)
    await report(await member(app), author.userId, { reason: 'minor' })
    expect(await notificationsOf(staff, 'moderation.urgent')).toHaveLength(1)
    expect(await notificationsOf(content, 'moderation.urgent')).toEqual([])
    const [first] = await staff.queue()
    expect(first).toMatchObject({ isUrgent: true, reason: 'minor' })
  })
})

describe('a member who worries about another', () => {
  test('leads a moderator to the case by the mail, who offers help; nobody is told of rules, and no trust is lost', async () => {
    const [author, worried, other, staff] = [
      await member(app),
      await member(app),
      await member(app),
      await moderator(),
    ]
    await report(worried, author.userId, { reason: 'self-harm' })
    await report(other, author.userId, { reason: 'spam' })
    const id = await caseOf(author.userId)
    expect(await notificationsOf(staff, 'moderation.urgent')).toMatchObject([{ data: { case: id } }])
    expect((await staff.decide(id, 'help', null, { reason: 'Mislimo na tebe.' })).statusCode).toBe(204)
    expect(await isPublished(author)).toBe(true)
    expect(await notificationsOf(author, 'moderation.decision')).toEqual([])
    expect(await notificationsOf(author, 'moderation.help')).toMatchObject([
      { data: { message: 'Mislimo na tebe.' } },
    ])
    const statement = `/api/moderation/decisions/${await decisionOf(id)}`
    expect((await author.send('GET', statement)).json()).toMatchObject({ measure: 'help', appealUntil: null })
    for (const who of [worried, other])
      expect(await notificationsOf(who, 'moderation.outcome')).toMatchObject([{ data: { measure: 'help' } }])
    const list = (await worried.send('GET', '/api/notifications')).body
    expect(list).toContain('ponudili pomoć')
    expect(list).not.toContain('protiv pravila')
    expect(await trustOf(app.services.db, worried.userId)).toEqual({ judged: 0, right: 0 })
    const log = await app.http.inject({ method: 'GET', url: '/api/public/decisions' })
    expect(log.body).not.toContain('"help"')
  })

  test('hears of care where all is well', async () => {
    const [author, worried, staff] = [await member(app), await member(app), await moderator()]
    await report(worried, author.userId, { reason: 'self-harm' })
    await staff.decide(await caseOf(author.userId), 'keep', null)
    expect((await worried.send('GET', '/api/notifications')).body).not.toContain('protiv pravila')
    expect(await trustOf(app.services.db, worried.userId)).toEqual({ judged: 0, right: 0 })
  })
})

describe('a moderator', () => {
  test('hides it with a rule and a reason; its author gets both, and whoever reported it learns the outcome', async () => {
    const [author, reporter, staff] = [await member(app), await member(app), await moderator()]
    await report(reporter, author.userId)
    const id = await caseOf(author.userId)
    expect((await staff.decide(id, 'strike', null)).json().code).toBe('moderation.ruleNeeded')
    expect((await staff.decide(id, 'strike')).statusCode).toBe(204)
    expect(await isPublished(author)).toBe(false)
    expect(await notificationsOf(author, 'moderation.decision')).toHaveLength(1)
    expect(await notificationsOf(reporter, 'moderation.outcome')).toEqual([{ data: { measure: 'strike' } }])
    const statement = await author.send('GET', `/api/moderation/decisions/${await decisionOf(id)}`)
    expect(statement.json()).toMatchObject({ what: 'profil', measure: 'strike', rule: 'money', appeal: null })
    expect(JSON.stringify(statement.json())).not.toContain(reporter.userId)
    // The person's next case shows the strike, and that the reporter was right.
    await query('update profiles set published_at = now() where user_id = $1', [author.userId])
    await report(reporter, author.userId)
    const next = await staff.look(await caseOf(author.userId))
    expect(next).toMatchObject({ strikes: 1, history: [{ measure: 'strike', rule: 'money' }] })
    expect(next.reportList).toMatchObject([{ right: 1, judged: 1 }])
    await query(
      "update moderation_decisions set strike_until = now() - interval '1 second' where case_id = $1",
      [id],
    )
    expect((await staff.look(next.id)).strikes).toBe(0)
  })

  test('takes an organisation and what it offers from everybody’s sight, and gives it back after an appeal', async () => {
    const { owner, slug } = await founded(app, { name: 'Brza zarada' })
    const shown = async () => (await owner.send('GET', `/api/public/organisations/${slug}`)).statusCode
    const what = { kind: 'organisation' }
    expect((await report(owner, slug, what)).json().code).toBe('moderation.ownThing')
    expect((await report(await member(app), slug, what)).statusCode).toBe(204)
    const [first, second] = [await moderator(), await moderator()]
    const id = await caseOf(slug)
    expect(await first.look(id)).toMatchObject({ what: 'organizacija', excerpt: 'Brza zarada' })
    expect([await shown(), (await first.decide(id, 'hide')).statusCode, await shown()]).toEqual([
      200, 204, 404,
    ])
    expect((await report(await member(app), slug, what)).statusCode).toBe(404)
    await owner.send('POST', `/api/moderation/decisions/${await decisionOf(id)}/appeal`, {
      text: 'Nije tako.',
    })
    expect((await second.answer(id, 'lifted')).statusCode).toBe(204)
    expect(await shown()).toBe(200)
  })

  test('closes an opportunity that is reported, its editors hear why, and it opens again after an appeal', async () => {
    const offered = await employer(app)
    const { id: thing, slug } = await offered.published()
    const shown = async () =>
      (await offered.send('GET', `/api/public/opportunities/${slug}`)).json<{ open: boolean }>().open
    const what = { kind: 'opportunity', reason: 'discrimination', note: 'Traže samo muškarce.' }
    expect((await report(await member(app), thing, what)).statusCode).toBe(204)
    const [first, second] = [await moderator(), await moderator()]
    const id = await caseOf(thing)
    expect((await first.look(id)).reportList).toMatchObject([{ reason: 'discrimination' }])
    expect([
      await shown(),
      (await first.decide(id, 'hide', 'discrimination')).statusCode,
      await shown(),
    ]).toEqual([true, 204, false])
    expect((await offered.edited(thing)).returnedReason).toBe('Tražio je novac.')
    await offered.send('POST', `/api/moderation/decisions/${await decisionOf(id)}/appeal`, {
      text: 'Ispravljeno.',
    })
    expect((await second.answer(id, 'lifted')).statusCode).toBe(204)
    expect(await shown()).toBe(true)
  })

  test('decides once, also when two do so at the same moment', async () => {
    const [author, reporter] = [await member(app), await member(app)]
    await report(reporter, author.userId)
    const id = await caseOf(author.userId)
    const staff = await Promise.all([moderator(), moderator(), moderator()])
    const answers = await Promise.all(staff.map((each) => each.decide(id, 'hide')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
    expect(await notificationsOf(reporter, 'moderation.outcome')).toHaveLength(1)
  })

  test('decides on nothing that is theirs or that they reported, and without the right on nothing', async () => {
    const staff = await moderator()
    await query('insert into profiles (user_id, published_at) values ($1, now())', [staff.userId])
    const author = await member(app)
    await report(await member(app), staff.userId)
    await report(staff as unknown as Person, author.userId)
    for (const thing of [staff.userId, author.userId]) {
      const id = await caseOf(thing)
      expect((await staff.look(id)).mayDecide).toBe(false)
      expect((await staff.decide(id, 'keep')).json().code).toBe('moderation.involved')
    }
    const content = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    const refused = await app.http.inject({
      url: '/api/admin/moderation?queue=open',
      headers: content.headers,
    })
    expect(refused.statusCode).toBe(403)
  })

  test('sees a reported message with three on each side and no more, and every look is on record', async () => {
    const [one, other, staff] = [await talker(app), await talker(app), await moderator()]
    await connected(one, other)
    const conversation = await one.begun([other])
    for (let n = 1; n <= 9; n += 1) await (n % 2 ? one : other).write(conversation, `poruka ${n}`)
    const fifth = (await other.read(conversation)).find(({ body }) => body === 'poruka 5') as Message
    const thing = `${conversation}:${fifth.id}`
    const stranger = await member(app)
    expect((await report(stranger, thing, { kind: 'message' })).statusCode).toBe(404)
    expect((await report(other, thing, { kind: 'message' })).statusCode).toBe(204)
    const id = await caseOf(thing)
    const view = await staff.look(id)
    expect(view.around.map(({ text }) => text)).toEqual([2, 3, 4, 5, 6, 7, 8].map((n) => `poruka ${n}`))
    expect(view.around.filter(({ isReported }) => isReported).map(({ text }) => text)).toEqual(['poruka 5'])
    await staff.look(id)
    expect(
      await query(`select 1 from audit_entries where action = 'moderation.look' and subject_id = $1`, [id]),
    ).toHaveLength(2)

    await staff.decide(id, 'hide', 'harassment')
    const after = (await other.read(conversation)).find(({ seq }) => seq === fifth.seq)
    expect(after).toMatchObject({ body: '' })
    expect(after?.deletedAt).not.toBeNull()
    const decision = await decisionOf(id)
    expect(
      (await one.send('POST', `/api/moderation/decisions/${decision}/appeal`, { text: 'Šala.' })).statusCode,
    ).toBe(204)
    expect((await staff.answer(id, 'lifted')).json().code).toBe('moderation.involved')
    expect((await (await moderator()).answer(id, 'lifted')).statusCode).toBe(204)
    const back = (await other.read(conversation)).find(({ seq }) => seq === fifth.seq)
    expect(back).toMatchObject({ body: 'poruka 5', deletedAt: null })
  })
})
