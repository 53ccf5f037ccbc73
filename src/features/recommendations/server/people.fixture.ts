import { randomUUID } from 'node:crypto'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { People } from '../contract/people.endpoints.ts'
import { query } from './recommendations.fixture.ts'

/** Creates a skill with a label. */
export async function newSkill(app: TestApp): Promise<{ id: string; label: string }> {
  const id = randomUUID()
  const label = `Vještina ${id.slice(0, 8)}`
  await query(app, "insert into skills (id, group_name, kind) values ($1, 'it', 'skill')", [id])
  await query(
    app,
    "insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)",
    [id, label],
  )
  return { id, label }
}

type Skill = Awaited<ReturnType<typeof newSkill>>
export type PersonOptions = {
  skills?: Skill[]
  inOwnWords?: boolean
  place?: string
  published?: boolean
  visibility?: object
  interests?: string[]
}

/** Creates a member with a profile, and the calls that list people for them. */
export async function person(
  app: TestApp,
  { skills = [], place, published = true, visibility = {}, ...more }: PersonOptions = {},
) {
  const { userId, headers } = await signIn(app, { firstName: 'Ena', lastName: 'Probna' })
  await query(app, 'insert into profiles (user_id, published_at, visibility) values ($1, $2, $3)', [
    userId,
    published ? new Date() : null,
    visibility,
  ])
  await query(app, 'update users set interests = $2 where id = $1', [userId, more.interests ?? []])
  const section = (name: string, content: object) =>
    query(app, 'insert into profile_sections (user_id, section, content) values ($1, $2, $3)', [
      userId,
      name,
      content,
    ])
  await section('skills', {
    items: skills.map(({ id, label }) => ({
      id: randomUUID(),
      skill: more.inOwnWords ? null : id,
      label,
      level: 'advanced',
    })),
  })
  await section('intro', { headline: { bhs: 'Radi', en: 'Works' }, municipality: place ?? null })
  const list = async () =>
    (await app.http.inject({ method: 'GET', url: '/api/recommendations/people', headers })).json<People>()
  return { userId, headers, list, ids: async () => (await list()).people.map(({ id }) => id) }
}
