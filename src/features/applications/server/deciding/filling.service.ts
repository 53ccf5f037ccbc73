import * as z from 'zod/mini'
import { isBlank } from '#platform/contract/bilingual.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type {
  getFilling as getFillingEndpoint,
  submitFilling as submitFillingEndpoint,
} from '../../contract/deciding.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import type { Status } from '../../contract/statuses.ts'
import { hiringFor, refuseReviewer } from '../hiring/hiring.policy.ts'
import { refuseUnknownPlaceholders } from '../hiring/message.policy.ts'
import { lockOpen } from './decisions.queries.ts'
import { scheduleDecision, messagesTo } from './wait.service.ts'

/** Who waits for an answer: those who came to talk read other words than the rest. */
const GROUPS = { met: ['interview'], others: ['sent', 'in-review'] } as const satisfies Record<
  string,
  readonly Status[]
>
type Group = keyof typeof GROUPS

const countRows = rowsOf({
  group: z.enum(['met', 'others', 'offers', 'waiting', 'answered']),
  language: z.enum(LOCALES),
  count: z.number(),
  late: z.number(),
})

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

/** Says who would get which message, in which language, once the place is filled. */
export async function getFilling({
  services: { db },
  session,
  id,
}: Call): Promise<ResponseOf<typeof getFillingEndpoint>> {
  const hiring = await hiringFor(db, { session, opportunityId: id })
  refuseReviewer(hiring)
  const { rows } = await countRows(db)(sql`
    select case when a.decision_id is not null then 'waiting' when a.status = 'interview' then 'met'
        when a.status in ('sent', 'in-review') then 'others' when a.status = 'offer' then 'offers' else 'answered' end as "group",
      u.language, count(*)::int as count,
      (count(*) filter (where a.answered_at is null and a.promised_at < now()))::int as late
    from applications a join users u on u.id = a.user_id
    where a.opportunity_id = ${id} and a.sent_at is not null and a.status <> 'withdrawn' group by 1, 2`)
  const sum = (group: string, language?: string) =>
    rows
      .filter((row) => row.group === group && (language === undefined || row.language === language))
      .reduce((total, { count }) => total + count, 0)
  const groupOf = (group: Group) => ({
    bhs: sum(group, 'bhs'),
    en: sum(group, 'en'),
    late: rows.filter((row) => row.group === group).reduce((total, { late }) => total + late, 0),
  })
  return {
    met: groupOf('met'),
    others: groupOf('others'),
    offers: sum('offers'),
    waiting: sum('waiting'),
    answered: sum('answered'),
    open: hiring.opportunity.status === 'published',
  }
}

/** Declines everybody who still waits, in one decision that can be taken back for some minutes; nobody is told twice. */
export function submitFilling(
  call: Call & { body: BodyOf<typeof submitFillingEndpoint> },
): Promise<{ moved: number }> {
  const { services, session, id, body } = call
  const groups = (['met', 'others'] as const).filter((group) => body[group] !== null)
  return inTransaction(services.pool, async (tx) => {
    const hiring = await hiringFor(tx, { session, opportunityId: id })
    refuseReviewer(hiring)
    // Only now: a stranger does not hear what is wrong with the words.
    for (const group of groups) {
      const message = body[group]
      if (message) refuseUnknownPlaceholders(message)
      if (!message || isBlank(message)) throw new Problem(problems.messageNeeded)
    }
    const rows = await openOf(tx, id, groups)
    if (rows.length !== body.expected)
      throw new Problem(rows.length === 0 ? problems.nobodyWaits : problems.fillingChanged)
    const items = await messagesTo(tx, {
      rows,
      opportunity: hiring.opportunity,
      messageOf: ({ status }) => (status === 'interview' ? body.met : body.others) ?? { bhs: '', en: '' },
    })
    await scheduleDecision(tx, {
      services,
      session,
      opportunityId: id,
      status: 'declined',
      closes: body.closes,
      items,
    })
    return { moved: rows.length }
  })
}

function openOf(tx: Db, opportunityId: string, groups: readonly Group[]) {
  return lockOpen(tx, { opportunityId, statuses: groups.flatMap((group) => GROUPS[group]) })
}
