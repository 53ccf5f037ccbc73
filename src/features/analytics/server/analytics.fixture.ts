import { randomUUID } from 'node:crypto'
import { commands, engineOf } from '#features/skills/server/index.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
type Level = 'basic' | 'independent' | 'advanced' | 'expert'

/** Creates a member with a profile and the calls of this feature. */
export async function learner(app: TestApp, given: Parameters<typeof signIn>[1] = {}) {
  const person = await signIn(app, given)
  const send = sender(app, person)
  return {
    ...person,
    send,
    save: (section: string, content: object) => send('PUT', `/api/profile/${section}`, content),
    async can(...skills: readonly (readonly [key: string | null, level: Level, label?: string])[]) {
      const items = await Promise.all(
        skills.map(async ([key, level, label]) => ({
          id: randomUUID(),
          skill: key && (await skillId(app, key)),
          label: label ?? key ?? '',
          level,
        })),
      )
      const answer = await send('PUT', '/api/profile/skills', { items })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return items
    },
    async skills() {
      const own = (await send('GET', '/api/profile')).json()
      return own.sections.skills.content.items as {
        id: string
        skill: string | null
        label: string
        level: string
      }[]
    },
    async headFor(kind: 'occupation' | 'opportunity', ref: string): Promise<string> {
      const answer = await send('POST', '/api/ai-skills/targets', { kind, ref })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().id
    },
  }
}

function sender(app: TestApp, { headers: own }: SignedIn) {
  return (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...own, ...headers },
      ...(body && { payload: body }),
    })
}

export async function skillId(app: TestApp, key: string): Promise<string> {
  const { rows } = await app.services.pool.query<{ id: string }>('select id from skills where key = $1', [
    key,
  ])
  if (!rows[0]) throw new Error(`no skill ${key}`)
  return rows[0].id
}

export async function occupationId(app: TestApp, key: string): Promise<string> {
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from occupations where key = $1',
    [key],
  )
  if (!rows[0]) throw new Error(`no occupation ${key}`)
  return rows[0].id
}

type Opening = {
  kind?: string
  title?: string
  status?: string
  mode?: string
  municipalities?: string[]
  deadline?: string | null
  publishedDaysAgo?: number
  required?: readonly string[]
  nice?: readonly string[]
  level?: Level
}

/** Publishes an opportunity as its organisation would. */
export async function opening(app: TestApp, given: Opening): Promise<string> {
  const id = randomUUID()
  const { pool } = app.services
  const {
    title = 'Posao',
    kind = 'job',
    status = 'published',
    mode = 'on-site',
    required = [],
    nice = [],
  } = given
  await pool.query(
    `insert into opportunities (id, slug, organisation_name, kind, status, title, mode, municipalities, deadline, published_at)
     values ($1, $2, 'Pekara Una', $3, $4, $5, $6, $7, $8, now() - make_interval(days => $9))`,
    [
      id,
      `o-${id}`,
      kind,
      status,
      { bhs: title, en: '' },
      mode,
      given.municipalities ?? ['bihac'],
      given.deadline ?? null,
      given.publishedDaysAgo ?? 1,
    ],
  )
  for (const [importance, keys] of [
    ['required', required],
    ['nice', nice],
  ] as const)
    for (const key of keys)
      await pool.query(
        'insert into opportunity_skills (opportunity_id, skill_id, importance, level) values ($1, $2, $3, $4)',
        [id, await skillId(app, key), importance, given.level ?? null],
      )
  return id
}

/** Loads the vocabulary and starts the engine, which takes a while on a busy machine. */
export async function learnVocabulary({ services }: TestApp): Promise<void> {
  await (await commands.vocabulary()).seedOwnVocabulary(services)
  await engineOf(services).ask({ ask: 'nearest', of: [], among: [] })
}
