import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { demoMembers } from '#features/account/server/index.ts'
import { type SeededOpportunity, findOpportunityById } from '#features/opportunities/server/index.ts'
import { listMembersOf, type listOrganisationCards } from '#features/organisations/server/index.ts'
import type { Role } from '#features/organisations/contract/kinds.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { Status } from '../../contract/statuses.ts'
import { ANALYST } from '../demo-applications.ts'
import { analystRows } from './analyst-applications.seed.ts'
import { insertRows } from './application-rows.ts'
import { replyWords, reviewerNotes } from './reply-words.ts'
import { tradeWishes } from './trade-wishes.seed.ts'

const seedMemberApplicationsRows = rowsOf({
  id: z.string(),
  email: z.string(),
  language: z.enum(['bhs', 'en']),
})

const EACH = 2
/** The outcomes of answered applications, in turn. */
const OUTCOMES: readonly Status[] = [
  'in-review',
  'declined',
  'interview',
  'hired',
  'declined',
  'in-review',
  'offer',
]
/** The organisations that keep their promise every second time, or never; the others always do. */
const PACE: Record<string, 'mixed' | 'late'> = {
  'gradnja-visocica': 'late',
  'korpa-marketi': 'mixed',
  'savski-put': 'mixed',
  'dom-semberija': 'mixed',
  'klinika-neretva': 'mixed',
  'romanija-aktiv': 'late',
}

type Opportunity = {
  id: string
  slug: string
  by: string
  opened: string
  closed: string
  days: number
  people: readonly string[]
}
type World = {
  seededOpportunities: readonly SeededOpportunity[]
  organisations: Awaited<ReturnType<typeof listOrganisationCards>>
}

/** Seeds applications of members beside the cast: answered in time, late or not yet; one statement for each table. */
export async function seedMemberApplications(services: Services, world: World): Promise<void> {
  const { db, pool } = services
  const emails = demoMembers.map(({ email }) => email)
  const [members, opportunities] = await Promise.all([
    seedMemberApplicationsRows(db)(
      sql`select id, email, language from users where email = any(${sql.param(emails)}::citext[])`,
    ),
    openOpportunities(db, world),
  ])
  const users = new Map(members.rows.map((row) => [row.email, row]))
  const demoRows = demoMembers.flatMap(({ email, trade }, place) => {
    const user = users.get(email)
    const { to, letters } = tradeWishes[trade]
    if (!user) return []
    return Array.from({ length: EACH }, (_, turn) => {
      const number = place * EACH + turn
      const opportunity = opportunities.get(to[number % to.length] ?? '')
      return opportunity ? [rowsFor({ user, opportunity, letters, number })] : []
    }).flat()
  })
  const popular = opportunities.get(ANALYST)
  const analyst = popular && (await findOpportunityById(db, popular.id))
  const rows = analyst
    ? [
        ...demoRows,
        ...analystRows({
          users,
          readers: await readersOf(db, analyst),
          opportunity: { ...analyst, days: popular.days },
        }),
      ]
    : demoRows
  if (rows.length > 0) await inTransaction(pool, (tx) => insertRows(tx, rows))
}

/** Returns the owner and a reviewer of the organisation of an opportunity. */
async function readersOf(db: Db, { organisationId }: { organisationId: string | null }) {
  if (organisationId === null) return [undefined, undefined] as const
  const people = await listMembersOf(db, { organisationId, roles: ['owner', 'reviewer'] })
  const first = (role: Role) => people.find((one) => one.role === role)?.userId
  return [first('owner'), first('reviewer')] as const
}

/** Returns the published opportunities by slug, with the people of their organisations. */
async function openOpportunities(
  db: Db,
  { seededOpportunities, organisations }: World,
): Promise<ReadonlyMap<string, Opportunity>> {
  const people = new Map<string, readonly string[]>()
  for (const organisationId of organisations.keys()) {
    const members = await listMembersOf(db, { organisationId, roles: ['owner', 'editor', 'reviewer'] })
    people.set(organisationId, members.map(({ userId }) => userId).toSorted())
  }
  return new Map(
    seededOpportunities.flatMap(
      ({ id, slug, organisationId, openedAt, closedAt }): [string, Opportunity][] => {
        const organisation = organisations.get(organisationId ?? '')
        if (!organisation || openedAt === null) return []
        const { slug: by, replyDays } = organisation
        const dates = { opened: openedAt, closed: closedAt, days: replyDays ?? 0 }
        return [[slug, { id, slug, by, ...dates, people: people.get(organisation.id) ?? [] }]]
      },
    ),
  )
}

function rowsFor(input: {
  user: { id: string; language: 'bhs' | 'en' }
  opportunity: Opportunity
  letters: readonly (readonly [string, string])[]
  number: number
}) {
  const { user, opportunity, letters, number } = input
  const say = (words: readonly (readonly [string, string])[] = []) =>
    words[number % words.length]?.[user.language === 'en' ? 1 : 0] ?? ''
  const id = newId()
  const [opened, closed] = [Date.parse(opportunity.opened), Date.parse(opportunity.closed)]
  const sendTime = opened + (closed - opened) * (0.05 + ((number * 37) % 60) / 100)
  const answer = answerOf({ opportunity, number, sent: sendTime })
  const status = statusOf({ number, answer })
  const isDraft = status === 'draft'
  const stamp = (time: number | undefined) => (time === undefined ? null : toIso(time))
  const event = { application_id: id, actor_id: null, side: 'organisation', message: '' }
  const [first, ...others] = opportunity.people
  return {
    application: {
      id,
      user_id: user.id,
      opportunity_id: opportunity.id,
      status,
      language: user.language,
      letter: number % 7 === 3 ? '' : say(letters),
      sent_at: isDraft ? null : stamp(sendTime),
      promised_at: isDraft ? null : stamp(sendTime + opportunity.days * DAY_MS),
      answered_at: stamp(answer),
      moved_at: toIso(answer ?? sendTime),
    },
    events: [
      ...(isDraft
        ? []
        : [
            {
              ...event,
              id: newId(sendTime),
              actor_id: user.id,
              side: 'member',
              status: 'sent',
              created_at: stamp(sendTime),
            },
          ]),
      ...(answer === undefined
        ? []
        : [
            {
              ...event,
              id: newId(answer),
              status,
              message: say(replyWords[status]),
              created_at: stamp(answer),
            },
          ]),
    ],
    scores: (answer === undefined || !first ? [] : [first, ...others.slice(0, number % 2)]).map(
      (by, index) => ({
        application_id: id,
        user_id: by,
        score: status === 'declined' ? 1 + ((number + index) % 3) : 3 + ((number + index) % 3),
      }),
    ),
    notes:
      answer !== undefined && first && number % 5 === 1
        ? [{ id: newId(), application_id: id, user_id: first, note: say(reviewerNotes) }]
        : [],
  }
}

/** Returns the time of the answer; undefined if it lies in the future. */
function answerOf({ opportunity, number, sent }: { opportunity: Opportunity; number: number; sent: number }) {
  const pace = PACE[opportunity.by]
  const isLate = pace === 'late' || (pace === 'mixed' && number % 2 === 0)
  const part = isLate ? 1.1 + (number % 4) / 10 : 0.15 + (number % 6) / 10
  const at = sent + opportunity.days * DAY_MS * part
  return at < Date.now() ? at : undefined
}

function statusOf({ number, answer }: { number: number; answer: number | undefined }): Status {
  if (answer !== undefined) return OUTCOMES[number % OUTCOMES.length] ?? 'in-review'
  if (number % 9 === 4) return 'draft'
  return number % 11 === 6 ? 'withdrawn' : 'sent'
}
