import type { Feature } from '#platform/server/feature.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { notify } from './index.ts'

type Data = { thing: string; urgent?: boolean }

function kind(id: string, more: Partial<NotificationKind<Data>>): NotificationKind<Data> {
  return {
    id: `samples.${id}`,
    topic: 'samples',
    tell: ({ who, data, count }) => ({
      lead: who || `${count}`,
      text: data.thing,
      path: `/things/${data.thing}`,
    }),
    ...more,
  }
}

/** Sample kinds: single, grouped, daily, transactional, appointed, urgent. */
export const kinds = {
  single: kind('single', {}),
  grouped: kind('grouped', { groups: true }),
  daily: kind('daily', { groups: true, hoursBetweenMails: 24 }),
  receipt: kind('receipt', { isTransactional: true }),
  appointed: kind('appointed', { isAppointed: true }),
  deadline: kind('deadline', { topic: 'deadlines', isUrgent: ({ urgent }) => urgent === true }),
}

const words = {
  errors: {},
  notifications: {
    topics: { samples: { title: 'Primjeri', hint: 'za probu' } },
    kinds: { single: 'Jedan', grouped: 'Više njih', daily: 'Dnevni', appointed: 'Dogovoreni' },
  },
}

const samples: Feature = {
  name: 'samples',
  catalogues: { bhs: words, en: words },
  routes: [],
  notifications: {
    topics: [{ id: 'samples', order: 1, icon: 'search', mail: 'now', push: true }],
    kinds: Object.values(kinds),
  },
}

export function buildSampleApp(env: Record<string, string> = {}): Promise<TestApp> {
  return buildTestApp(env, { more: [samples] })
}

let count = 0

export async function person(app: TestApp, firstName = 'Amra') {
  count += 1
  const email = `obavijest-${count}@primjer.ba`
  const signedIn = await signIn(app, { email, firstName, lastName: 'Begić' })
  return {
    ...signedIn,
    email,
    async call(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
      more: Record<string, string> = {},
    ) {
      const headers = { origin: 'http://localhost:3000', ...signedIn.headers, ...more }
      const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
    },
  }
}

export function tell(
  app: TestApp,
  notification: {
    kind: NotificationKind<Data>
    to: string[]
    about?: string
    by?: string
    thing?: string
    urgent?: boolean
  },
): Promise<void> {
  const { kind: one, to, about = 'x', by, thing = 'brod', urgent } = notification
  const data = { thing, ...(urgent !== undefined && { urgent }) }
  return inTransaction(app.services.pool, (tx) =>
    notify(tx, { services: app.services, kind: one, to, about, by, data }),
  )
}
