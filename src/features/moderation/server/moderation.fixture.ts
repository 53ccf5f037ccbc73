import type { member } from '#features/network/server/network.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { CaseRow, CaseView } from '../contract/queue.endpoints.ts'

export type Person = Pick<Awaited<ReturnType<typeof member>>, 'send' | 'userId'>

/** Members who report, moderators who decide and their notifications, in an app that exists once the tests run. */
export function moderationIn(app: () => TestApp) {
  const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await app().services.pool.query<Row>(text, values)).rows

  async function moderator() {
    const person = await signIn(app(), { rights: { role: 'ADMIN', scopes: ['moderation'] } })
    const send = (method: 'GET' | 'POST', url: string, body?: object) =>
      app().http.inject({
        method,
        url,
        headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...person.headers },
        ...(body && { payload: body }),
      })
    return {
      ...person,
      send,
      queue: async (queue = 'open') =>
        (await send('GET', `/api/admin/moderation?queue=${queue}`)).json<{ cases: CaseRow[] }>().cases,
      look: async (id: string) => (await send('GET', `/api/admin/moderation/${id}`)).json<CaseView>(),
      decide: (id: string, measure: string, rule: string | null = 'money', more: object = {}) =>
        send('POST', `/api/admin/moderation/${id}/decision`, {
          measure,
          rule,
          reason: 'Tražio je novac.',
          ...more,
        }),
      answer: (id: string, answer: string) =>
        send('POST', `/api/admin/moderation/${id}/answer`, { answer, reason: 'Pogledano još jednom.' }),
    }
  }
  const report = (by: Person, thing: string, more: object = {}) =>
    by.send('POST', '/api/reports', { kind: 'profile', thing, reason: 'money', note: '', ...more })
  const caseOf = async (thing: string) =>
    (
      await query<{ id: string }>('select id from moderation_cases where thing = $1 and closed_at is null', [
        thing,
      ])
    )[0]!.id
  const decisionOf = async (id: string) =>
    (await query<{ id: string }>('select id from moderation_decisions where case_id = $1', [id]))[0]!.id
  const isPublished = async ({ userId }: { userId: string }) =>
    (await query('select 1 from published_profiles where user_id = $1', [userId])).length === 1
  const notificationsOf = async ({ userId }: { userId: string }, kind: string) =>
    query('select data from notifications where user_id = $1 and kind = $2', [userId, kind])
  return { query, moderator, report, caseOf, decisionOf, isPublished, notificationsOf }
}
