import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Recommendations } from '../contract/recommendations.endpoints.ts'

let count = 0

export async function query(app: TestApp, text: string, values: unknown[] = []) {
  return (await app.services.pool.query<Record<string, never>>(text, values)).rows
}

export async function newSkill(app: TestApp, group = 'it'): Promise<string> {
  const id = randomUUID()
  await query(app, "insert into skills (id, group_name, kind) values ($1, $2, 'skill')", [id, group])
  await query(
    app,
    "insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)",
    [id, `Vještina ${id.slice(0, 8)}`],
  )
  return id
}

type OfferOptions = { skills?: string[]; kind?: string; place?: string; organisation?: string; days?: number }

export async function publish(
  app: TestApp,
  { skills = [], kind = 'job', place = 'zenica', organisation, days = 20 }: OfferOptions = {},
) {
  const id = randomUUID()
  await query(
    app,
    `insert into opportunities (id, slug, organisation_name, kind, status, title, municipalities, deadline, published_at)
     values ($1::uuid, ($1::uuid)::text, $2, $3, 'published', '{"bhs":"Prilika","en":"Opportunity"}', $4,
       now() + make_interval(days => $5), now())`,
    [id, organisation ?? `Firma ${(count += 1)}`, kind, [place], days],
  )
  for (const skill of skills)
    await query(
      app,
      "insert into opportunity_skills (opportunity_id, skill_id, importance) values ($1, $2, 'required')",
      [id, skill],
    )
  await query(app, 'update opportunities set changed_at = clock_timestamp() where id = $1', [id])
  return id
}

/** Stores skills and place in a profile. */
export async function fillProfile(
  app: TestApp,
  userId: string,
  { skills, place }: { skills: string[]; place: string },
) {
  await query(app, 'insert into profiles (user_id) values ($1)', [userId])
  const section = (name: string, content: object) =>
    query(app, 'insert into profile_sections (user_id, section, content) values ($1, $2, $3)', [
      userId,
      name,
      content,
    ])
  await section('skills', {
    items: skills.map((skill) => ({ id: randomUUID(), skill, label: 'x', level: 'expert' })),
  })
  await section('intro', { headline: { bhs: '', en: '' }, municipality: place })
}

/** Creates a member, by default where most of these offers are. */
export async function person(
  app: TestApp,
  {
    skills = [],
    place = 'zenica',
    gender,
  }: {
    skills?: string[]
    place?: string
    gender?: 'male' | 'female' | 'other'
  } = {},
) {
  const { userId, headers } = await signIn(app)
  if (gender) await query(app, 'update users set gender = $2 where id = $1', [userId, gender])
  await fillProfile(app, userId, { skills, place })
  const send = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', ...headers },
      ...(payload && { payload }),
    })
  const list = async (search = '') =>
    (await send('GET', `/api/recommendations${search}`)).json<Recommendations>()
  const ids = async (search = '') => (await list(search)).suggestions.map(({ opportunity }) => opportunity.id)
  return { userId, send, list, ids }
}

/** Waits for a message to the thread over the hub. */
export const soon = <T>(read: () => Promise<T>, until: (value: T) => boolean) =>
  expect.poll(async () => until(await read()), { interval: 100 }).toBe(true)
