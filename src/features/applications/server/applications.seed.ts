import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { attachedCv } from '#features/cv/server/index.ts'
import { seedFormUse } from '#features/forms/server/index.ts'
import { listSeededOpportunities, insertSeededEvents } from '#features/opportunities/server/index.ts'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import { findUserByEmail, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { fromLocal, localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { ANALYST, type DemoApplication, demoApplications } from './demo-applications.ts'
import { saveInterview } from './interviews/interviews.queries.ts'
import { seedTemplates } from './seed/templates.seed.ts'
import { seedViews } from './seed/views.seed.ts'
import { seedNotifications } from './seed/notifications.seed.ts'
import { seedMemberApplications } from './seed/member-applications.seed.ts'

const WITH_FORM = { opportunity: 'volonteri-noc-muzike-tuzla', form: 'volontiraj-na-festivalu' }

/** Seeds applications of the cast in every state, without those to missing opportunities. */
export async function seedApplications(services: Services): Promise<void> {
  const { db, pool } = services
  const people = new Map<string, User>()
  for (const [who, { email }] of Object.entries(cast)) {
    const user = await findUserByEmail(db, email)
    if (user) people.set(who, user)
  }
  const seededOpportunities = await listSeededOpportunities(db)
  const organisations = await listOrganisationCards(
    db,
    seededOpportunities.flatMap(({ organisationId }) => organisationId ?? []),
  )
  const opportunities = new Map(
    seededOpportunities.map(({ id, slug, organisationId }) => [
      slug,
      { id, replyDays: organisations.get(organisationId ?? '')?.replyDays ?? null },
    ]),
  )
  for (const demo of demoApplications) {
    const user = people.get(demo.by)
    const opportunity = demo.to === undefined ? undefined : opportunities.get(demo.to)
    if (!user || (demo.to !== undefined && !opportunity)) continue
    const cv =
      opportunity && demo.status !== 'draft'
        ? await attachedCv(db, { userId: user.id, id: null, language: user.language })
        : undefined
    await inTransaction(pool, (tx) => lay({ tx, demo, user, opportunity, people, cv }))
  }
  const software = [...organisations.values()].find(({ slug }) => slug === 'una-softver')
  if (software) await seedTemplates(db, software.id)
  const [analyst, nermina] = [opportunities.get(ANALYST), people.get('nermina')]
  if (analyst && nermina) await seedViews(db, { opportunityId: analyst.id, userId: nermina.id })
  const workshop = opportunities.get(WITH_FORM.opportunity)
  if (workshop) await seedFormUse(db, { kind: 'opportunity', id: workshop.id, slug: WITH_FORM.form })
  await seedMemberApplications(services, { seededOpportunities, organisations })
  await seedNotifications(db)
}

async function lay(input: {
  tx: Db
  demo: DemoApplication
  user: User
  opportunity: { id: string; replyDays: number | null } | undefined
  people: ReadonlyMap<string, User>
  cv: object | undefined
}): Promise<void> {
  const { tx, demo, user, opportunity, people, cv } = input
  const { status, sentDaysAgo, steps = [], letter, elsewhere, scores = [], note, interview } = demo
  const id = newId()
  const inLanguage = (words: readonly [string, string]) => (user.language === 'en' ? words[1] : words[0])
  const before = (days: number | undefined) =>
    days === undefined ? null : new Date(Date.now() - days * DAY_MS)
  const submittedAt = before(sentDaysAgo)
  const answeredAt = before(steps[0]?.daysAgo)
  const movedAt = before(steps.at(-1)?.daysAgo) ?? submittedAt ?? new Date()
  const promisedAt =
    submittedAt && opportunity?.replyDays
      ? new Date(submittedAt.getTime() + opportunity.replyDays * DAY_MS)
      : null
  const external = elsewhere && {
    title: inLanguage(elsewhere.title),
    organisation: elsewhere.organisation,
    url: null,
    deadline: elsewhere.inDays === null ? null : toIso(Date.now() + elsewhere.inDays * DAY_MS),
    note: '',
  }
  await tx.execute(sql`
    insert into applications (id, user_id, opportunity_id, external, status, language, letter, cv, sent_at, promised_at,
      answered_at, moved_at)
    values (${id}, ${user.id}, ${opportunity?.id ?? null}, ${external ? JSON.stringify(external) : null}::jsonb, ${status},
      ${user.language}, ${letter ? inLanguage(letter) : ''}, ${cv ? JSON.stringify(cv) : null}::jsonb, ${submittedAt}, ${promisedAt},
      ${answeredAt}, ${movedAt})
    on conflict do nothing`)
  if (!opportunity || !submittedAt) return
  const happened = [
    { status: 'sent' as const, at: submittedAt, message: '', side: 'member', cancels: false },
  ].concat(
    steps.map((step) => ({
      status: step.status as 'sent',
      at: before(step.daysAgo) ?? submittedAt,
      message: inLanguage(step.message),
      side: 'organisation',
      cancels: step.cancels ?? false,
    })),
  )
  for (const step of happened) {
    await tx.execute(sql`
      insert into application_events (id, application_id, actor_id, side, status, message, cancels, created_at)
      values (${newId()}, ${id}, ${step.side === 'member' ? user.id : null}, ${step.side}, ${step.status}, ${step.message}, ${step.cancels},
        ${step.at})`)
  }
  await insertSeededEvents(tx, [
    { userId: user.id, opportunityId: opportunity.id, kind: 'applied', at: toIso(submittedAt) },
  ])
  if (interview) {
    const { inDays, time, minutes, place, note: words } = interview
    const day = localDay(new Date(Date.now() + inDays * DAY_MS))
    const at = fromLocal(`${day}T${time}`)?.toISOString() ?? ''
    const date = { at, minutes, way: 'place', place, note: inLanguage(words) } as const
    await saveInterview(tx, { id, by: null, date })
  }
  for (const { by, score } of scores) {
    const reviewer = people.get(by)
    if (!reviewer) continue
    await tx.execute(sql`
      insert into application_scores (application_id, user_id, score) values (${id}, ${reviewer.id}, ${score})`)
  }
  const writer = note && people.get(note.by)
  if (note && writer) {
    await tx.execute(sql`
      insert into application_notes (id, application_id, user_id, note)
      values (${newId()}, ${id}, ${writer.id}, ${writer.language === 'en' ? note.text[1] : note.text[0]})`)
  }
}
