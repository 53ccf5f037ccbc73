import { sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Deadline, Week } from '../contract/cards.endpoints.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'

/** Signs in a member who has finished the first steps, with what their dashboard answers. */
export async function dashboardMember(app: TestApp) {
  const one = await signIn(app)
  await app.services.pool.query('update users set onboarded_at = now() where id = $1', [one.userId])
  const send = sender(app, one)
  return {
    ...one,
    send,
    save: (id: string) => send('PUT', `/api/opportunities/${id}/saved`, { saved: true }),
    begin: async (opportunity: string) =>
      (await send('POST', '/api/applications', { opportunity })).json<{ id: string }>().id,
    deadlines: async () =>
      (await send('GET', '/api/dashboard/deadlines')).json<{ deadlines: Deadline[] }>().deadlines,
    step: async () => (await send('GET', '/api/dashboard')).json<Dashboard>().step,
    weeks: async () => (await send('GET', '/api/dashboard/activity')).json<{ weeks: Week[] }>().weeks,
    address: async () =>
      new URL((await send('POST', '/api/dashboard/calendar')).json<{ address: string }>().address).pathname,
  }
}
