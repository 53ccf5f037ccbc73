import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Deadline } from '../contract/cards.endpoints.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'

let app: TestApp
let boss: Awaited<ReturnType<typeof employer>>
beforeAll(async () => {
  app = await buildTestApp()
  boss = await employer(app, { name: 'Kuća Rada', role: 'owner' })
})
afterAll(() => app.stop())

/** Somebody whose account lacks nothing, and whose profile is empty. */
async function person({
  municipality,
  language = 'bhs',
}: {
  municipality?: string
  language?: 'bhs' | 'en'
} = {}) {
  const { userId, headers } = await signIn(app)
  const one = { userId, headers: { ...headers, 'accept-language': language } }
  await app.services.pool.query(
    `update users set onboarded_at = now(), interests = '{arts}', phone_number = $2, gender = 'female',
       password_hash = 'set' where id = $1`,
    [userId, `+387${String(Date.now()).slice(-8)}`],
  )
  if (municipality)
    await app.services.pool.query(
      `insert into profile_sections (user_id, section, content) values ($1, 'intro', $2)
       on conflict (user_id, section) do update set content = excluded.content`,
      [userId, JSON.stringify({ municipality })],
    )
  const send = sender(app, one)
  return {
    userId,
    dashboard: async () => (await send('GET', '/api/dashboard')).json<Dashboard>(),
    deadlines: async () =>
      (await send('GET', '/api/dashboard/deadlines')).json<{ deadlines: Deadline[] }>().deadlines,
    save: (id: string) => send('PUT', `/api/opportunities/${id}/saved`, { saved: true }),
    async begin(deadline: string | null) {
      const { id } = await boss.published('job', { deadline })
      return (await send('POST', '/api/applications', { opportunity: id })).json<{ id: string }>().id
    },
    /** An application that was sent, with an interview after so many days. */
    async interview(days: number, answer: 'yes' | null) {
      const id = await this.begin(inDays(20))
      await send('POST', `/api/applications/${id}/sending`)
      await app.services.pool.query("update applications set status = 'interview' where id = $1", [id])
      await app.services.pool.query(
        `insert into application_interviews (application_id, starts_at, minutes, way, answer, answered_at)
         values ($1, $2, 30, 'video', $3, case when $3::text is null then null else now() end)`,
        [id, inDays(days), answer],
      )
      return id
    },
  }
}

describe('The next step of an applicant', () => {
  test('is the interview in two days, not the draft that has time', async () => {
    const amra = await person()
    const undated = await amra.begin(null)
    expect((await amra.dashboard()).step).toMatchObject({
      id: 'draft-undated',
      due: null,
      path: `/applications/${undated}`,
    })
    const id = await amra.interview(2, 'yes')
    expect((await amra.dashboard()).step).toMatchObject({
      id: `interview-${id}`,
      title: expect.stringMatching(/^Razgovor je \d/),
      text: expect.stringContaining('Kuća Rada'),
      due: 'prekosutra',
      why: expect.stringMatching(/^Prvo pokazujemo ono što je važnije/),
      path: `/applications/${id}`,
    })
  })

  test('is the draft of today, not the interview in five days', async () => {
    const amra = await person()
    await amra.interview(5, 'yes')
    await amra.begin(inDays(0.3))
    expect((await amra.dashboard()).step).toMatchObject({ id: 'draft' })
  })

  test('asks for the answer to an interview that nobody has answered yet', async () => {
    const amra = await person()
    const id = await amra.interview(3, null)
    expect((await amra.dashboard()).step).toMatchObject({
      id: `interview-${id}`,
      title: 'Kuća Rada te zove na razgovor',
      due: 'za 3 dana',
    })
  })

  test('names what was saved and closes tomorrow, and an offer that waits', async () => {
    const amra = await person()
    const { id } = await boss.published('job', { deadline: inDays(1) })
    await amra.save(id)
    expect((await amra.dashboard()).step).toMatchObject({ id: `saved-${id}` })
    const other = await person()
    const offer = await other.interview(-3, 'yes')
    await app.services.pool.query("update applications set status = 'offer' where id = $1", [offer])
    expect((await other.dashboard()).step).toMatchObject({
      id: `offer-${offer}`,
      due: null,
      title: 'Imaš ponudu: Kuća Rada',
    })
  })
})

describe('A youth bank of the member’s municipality', () => {
  test('that closes in six days is on the dashboard of a member without skills, in their language', async () => {
    const { id, slug, content, bankId } = await insertCall(app.services.db)
    const dates = { ...content.dates, deadline: inDays(6) }
    await app.services.pool.query('update grant_calls set content = $2, deadline = $3 where id = $1', [
      id,
      JSON.stringify({ ...content, dates }),
      dates.deadline,
    ])
    for (const language of ['bhs', 'en'] as const) {
      const home = await person({ municipality: 'zenica', language })
      const dashboard = await home.dashboard()
      expect(dashboard.step).toMatchObject({
        id: `call-${id}`,
        title: expect.stringMatching(language === 'bhs' ? /uskoro zatvara poziv$/ : /closes its call soon$/),
        due: language === 'bhs' ? 'za 6 dana' : 'in 6 days',
        path: `/calls/${slug}`,
      })
      // The card with it is not left out for a newcomer.
      expect(dashboard.quiet).not.toContain('deadlines')
      expect(await home.deadlines()).toMatchObject([
        { id, kind: 'call', title: { bhs: 'Jesen', en: 'Autumn' }, path: `/calls/${slug}` },
      ])
    }
    for (const municipality of ['tuzla', undefined]) {
      const away = await person(municipality ? { municipality } : {})
      expect(await away.deadlines()).toEqual([])
      expect((await away.dashboard()).step?.id).not.toBe(`call-${id}`)
      expect((await away.dashboard()).quiet).toContain('deadlines')
    }
    const board = await person({ municipality: 'zenica' })
    await app.services.pool.query(
      `insert into youth_bank_board (id, bank_id, user_id, role, since)
       values ($1, $2, $3, '{"bhs":"članica","en":"member"}', current_date - 30)`,
      [newId(), bankId, board.userId],
    )
    expect((await board.dashboard()).step?.id).not.toBe(`call-${id}`)
  })
})
