import { randomUUID } from 'node:crypto'
import { fromLocal } from '#platform/contract/local-time.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { prepareReports } from './prepare/prepare.service.ts'
import { getLastDay } from './rows.queries.ts'

export const noon = (day: string) => fromLocal(`${day}T12:00`)!

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Signs in a global admin and returns what tests of reports need: people, opportunities, applications, and the reports. */
export async function openDesk(app: TestApp) {
  const global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  const yesterday = await getLastDay(app.services.db)
  const run = (text: string, values: unknown[] = []) => app.services.pool.query(text, values)

  async function read(path: string, as: SignedIn | undefined = global, locale = 'bhs') {
    const answer = await app.http.inject({
      method: 'GET',
      url: `/api/admin/statistics${path}`,
      headers: { 'accept-language': locale, ...as?.headers },
    })
    return { status: answer.statusCode, text: answer.body, body: safely(answer.body) }
  }

  /** People who opened their account at a moment, and where they live. */
  async function people(count: number, { at = new Date(), municipality = '' } = {}): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID())
    await run(
      `insert into users (id, email, first_name, last_name, created_at)
       select id::uuid, id || '@primjer.ba', 'Osoba', 'Neka', $2 from unnest($1::text[]) id`,
      [ids, at],
    )
    if (municipality)
      await run(
        `insert into profile_sections (user_id, section, content)
         select id, 'intro', jsonb_build_object('municipality', $2::text) from unnest($1::uuid[]) id`,
        [ids, municipality],
      )
    return ids
  }

  async function opportunity(skill?: string): Promise<string> {
    const id = randomUUID()
    await run(
      `insert into opportunities (id, slug, organisation_name, kind, status, municipalities, published_at)
       values ($1::uuid, $1::text, 'Firma', 'job', 'published', '{zenica}', now() - interval '3 days')`,
      [id],
    )
    if (skill)
      await run(
        `insert into opportunity_skills (opportunity_id, skill_id, importance) values ($1, $2, 'required')`,
        [id, skill],
      )
    return id
  }

  async function apply(
    userIds: readonly string[],
    to: string,
    { at, answered }: { at: Date; answered?: Date },
  ) {
    await run(
      `insert into applications (id, user_id, opportunity_id, status, sent_at, answered_at)
       select gen_random_uuid(), id, $2, 'sent', $3, $4 from unnest($1::uuid[]) id`,
      [userIds, to, at, answered ?? null],
    )
  }

  const prepare = () => prepareReports(app.services, { anew: true })
  /** Removes applications, opportunities and what was prepared. */
  const reset = () =>
    run(
      'truncate applications, opportunities, statistics_rows, statistics_reports, statistics_returns cascade',
    )
  return { global, yesterday, run, read, people, opportunity, apply, prepare, reset }
}

function safely(text: string) {
  return text.startsWith('{') ? JSON.parse(text) : undefined
}
