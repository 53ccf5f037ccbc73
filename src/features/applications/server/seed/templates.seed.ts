import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Decision } from '../../contract/statuses.ts'

type DemoTemplate = { status: Decision; name: string; bhs: string; en: string }

/** The saved messages of a demo organisation. */
const templates: readonly DemoTemplate[] = [
  {
    status: 'interview',
    name: 'Poziv na razgovor',
    bhs: 'Zdravo {ime},\n\ndobili smo tvoju prijavu za „{prilika}“ i rado bismo te upoznali. Javi nam koji ti dan sljedeće sedmice odgovara, može i preko video poziva.\n\nTvoj tim, {organizacija}',
    en: 'Hello {name},\n\nwe have your application for “{opportunity}” and would like to meet you. Tell us which day next week suits you, a video call is fine too.\n\nYours, {organisation}',
  },
  {
    status: 'in-review',
    name: 'Prijava se razmatra',
    bhs: 'Zdravo {ime},\n\nhvala na prijavi. Čitamo je i javljamo se najkasnije do obećanog dana.',
    en: 'Hello {name},\n\nthank you for applying. We are reading your application and will write by the promised day.',
  },
  {
    status: 'declined',
    name: 'Odbijanje s razlogom',
    bhs: 'Zdravo {ime},\n\nhvala na trudu oko prijave za „{prilika}“. Ovaj put smo tražili više iskustva u istim alatima. Javi se i na naše sljedeće prilike.',
    en: 'Hello {name},\n\nthank you for the work you put into applying for “{opportunity}”. This time we looked for more experience with the same tools. Do apply to our next opportunities.',
  },
]

/** Seeds the saved messages of a demo organisation. */
export async function seedTemplates(db: Db, organisationId: string): Promise<void> {
  for (const { status, name, bhs, en } of templates)
    await db.execute(sql`
      insert into application_templates (id, organisation_id, status, name, body)
      values (${newId()}, ${organisationId}, ${status}, ${name}, ${JSON.stringify({ bhs, en })}::jsonb)`)
}
