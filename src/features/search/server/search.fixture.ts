import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { listOpportunities } from '../contract/search.endpoints.ts'

export type Answer = ResponseOf<typeof listOpportunities>

type Offer = {
  id?: string
  bhs?: string
  en?: string
  body?: string
  kind?: string
  mode?: string
  municipalities?: string[]
  languages?: string[]
  contract?: string
  firstJob?: boolean
  amountMax?: number
  /** In days from now. */
  deadline?: number
  /** Days ago. */
  published?: number
  organisationId?: string
  organisation?: string
  skills?: string[]
  status?: string
}

/** Inserts a public opportunity directly, without the editor. */
export async function publish(app: TestApp, offer: Offer = {}): Promise<string> {
  const { id = newId() } = offer
  const { bhs = 'Prilika', en = '', body = '', kind = 'job', mode = 'on-site', status = 'published' } = offer
  const doc = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: body || '…' }] }],
  }
  await app.services.pool.query(
    `insert into opportunities (id, slug, organisation_id, organisation_name, kind, status, title, body, municipalities,
       mode, languages, contract, first_job, amount_max, deadline, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      `prilika-${randomUUID()}`,
      offer.organisationId ?? null,
      offer.organisation ?? 'Una Softver',
      kind,
      status,
      { bhs, en },
      { bhs: doc },
      offer.municipalities ?? [],
      mode,
      offer.languages ?? [],
      offer.contract ?? null,
      offer.firstJob ?? false,
      offer.amountMax ?? null,
      offer.deadline === undefined ? null : new Date(Date.now() + offer.deadline * DAY_MS),
      new Date(Date.now() - (offer.published ?? 0) * DAY_MS),
    ],
  )
  for (const skill of offer.skills ?? [])
    await app.services.pool.query(
      `insert into opportunity_skills (opportunity_id, skill_id, importance) values ($1, $2, 'required')`,
      [id, skill],
    )
  return id
}

export async function makeSkill(app: TestApp, names: { bhs: string; en: string }): Promise<string> {
  const id = newId()
  const { pool } = app.services
  await pool.query(`insert into skills (id, group_name, kind) values ($1, 'x', 'skill')`, [id])
  for (const [locale, label] of Object.entries(names))
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, $2, $3, 'own', 0)`,
      [id, locale, label],
    )
  return id
}

export async function makeOrganisation(app: TestApp, name: string): Promise<string> {
  const id = newId()
  await app.services.pool.query(
    `insert into organisations (id, slug, name, kind) values ($1, $2, $3, 'employer')`,
    [id, `o-${id}`, name],
  )
  return id
}

/** Returns the list for a visitor. */
export async function search(app: TestApp, query: Record<string, string> = {}): Promise<Answer> {
  const answer = await app.http.inject({ method: 'GET', url: '/api/opportunities', query })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json<Answer>()
}

export async function titles(app: TestApp, query: Record<string, string>): Promise<string[]> {
  return (await search(app, query)).items.map(({ title }) => title.bhs)
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export async function member(app: TestApp, options: Parameters<typeof signIn>[1] = {}) {
  const person = await signIn(app, options)
  return {
    ...person,
    send: (method: Method, url: string, body?: object) =>
      app.http.inject({
        method,
        url,
        headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...person.headers },
        ...(body && { payload: body }),
      }),
  }
}

/** Removes all opportunities and searches. */
export async function clear(app: TestApp): Promise<void> {
  await app.services.pool.query(
    'truncate opportunities, organisations, search_terms, search_spellings, search_stale, search_misses cascade',
  )
}
