import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { listSeededOrganisations } from '#features/organisations/server/index.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { RETENTION_DAYS } from '../../contract/retention.ts'
import { STATUSES } from '../../contract/statuses.ts'
import { judge } from '../../contract/rules/verdict.ts'
import { insertForm, insertVersion, findForm, updatePublished, updateSettings } from '../forms.queries.ts'
import { settingsOf } from '../editing.service.ts'
import { submissionKey } from '../mark.ts'
import { digestOf } from '../filling.service.ts'
import { termsOf } from '../submission-terms.ts'
import type { DemoForm } from './questions.ts'
import { ORGANISATION_FORM } from './organisation-form.ts'
import { DEMO_FORMS } from './demo-forms.ts'
import { demoInput } from './demo-answers.ts'

const MINUTE_MS = 60_000

/** Seven forms of the demo world and what the cast sent with them, over the weeks before today. */
export async function seedForms(services: Services): Promise<void> {
  const { db, pool } = services
  const people = await Promise.all(Object.values(cast).map(({ email }) => findUserByEmail(db, email)))
  const members = people.flatMap((user) => user?.id ?? [])
  await inTransaction(pool, async (tx) => {
    const organisations = await listSeededOrganisations(tx)
    for (const demo of [...DEMO_FORMS, ORGANISATION_FORM]) {
      const organisation = organisations.find((one) => one.slug === demo.organisation)?.id ?? null
      await seedForm(tx, { services, demo, organisation, members })
    }
  })
}

type Input = {
  services: Services
  demo: DemoForm
  organisation: string | null
  members: readonly string[]
}

async function seedForm(tx: Db, { services, demo, organisation, members }: Input): Promise<void> {
  const { slug, content, sent, days } = demo
  const id = newId()
  await insertForm(tx, { id, organisation, slug, content, by: null, retentionDays: RETENTION_DAYS })
  const version = await insertVersion(tx, { id, content, by: null })
  await updatePublished(tx, id, version)
  const form = await findForm(tx, id)
  if (!form) throw new Error('A form was lost in its own transaction')
  const now = new Date(form.now)
  await updateSettings(tx, id, { ...settingsOf(form), ...demo.settings(now) })
  const count = demo.member ? Math.min(sent, members.length) : sent
  const rows = Array.from({ length: count }, (_, turn) => {
    const input = demoInput(content, turn, now)
    const { answers } = judge(content, input)
    const at = new Date(now.getTime() - ((count - turn) / count) * days * DAY_MS - (turn % 50) * MINUTE_MS)
    // The first ones have been read and answered, the last ones only received.
    const status = turn > count * 0.7 ? 'received' : STATUSES[turn % STATUSES.length]!
    const statusAt = new Date(Math.min(now.getTime(), at.getTime() + DAY_MS))
    const submission = newId(at.getTime())
    return sql`(${submission}::uuid, ${id}::uuid, ${version}::int, ${turn + 1}::int, ${JSON.stringify(answers)}::jsonb,
      ${JSON.stringify(input)}::jsonb, ${termsOf(content, answers)}, ${demo.member ? members[turn] : null}::uuid,
      ${demo.member ?? false}::boolean, 'bhs', ${status}::text, ${toIso(statusAt)}::timestamptz, ${digestOf(services, submissionKey(services, submission))}::bytea,
      ${toIso(at)}::timestamptz)`
  })
  await tx.execute(sql`
    insert into form_submissions (id, form_id, version, number, answers, typed, terms, member_id, only_one, locale, status,
      status_at, key_digest, created_at)
    values ${sql.join(rows, sql`, `)}`)
  await tx.execute(sql`
    update forms set received = ${count}, created_at = now() - make_interval(days => ${days}), updated_at = now() - interval '1 day'
    where id = ${id}`)
}
