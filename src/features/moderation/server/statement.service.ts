import { randomBytes } from 'node:crypto'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { type Answer, APPEAL_DAYS, type Limit, type Measure, type Rule } from '../contract/kinds.ts'
import { problems } from '../contract/problems.ts'
import { attachedFile } from '../contract/attached.ts'
import type { getStatement as getStatementEndpoint } from '../contract/report.endpoints.ts'
import { announceCase } from './announce.ts'
import type { Kinds } from './kinds.ts'

const TRIES_AN_HOUR = 20

const caseRows = rowsOf({ id: z.string() })
const ownRows = rowsOf({ id: z.string() })
const statementRows = rowsOf({
  kind: z.string(),
  excerpt: z.string(),
  attached: z.array(attachedFile),
  measure: z.custom<Measure>(),
  rule: z.nullable(z.custom<Rule>()),
  reason: z.string(),
  decided_at: timestamp,
  strike_until: z.nullable(timestamp),
  limits: z.array(z.custom<Limit>()),
  ends_at: z.nullable(timestamp),
  appeal_until: timestamp,
  may_appeal: z.boolean(),
  appeal: z.nullable(z.string()),
  answer: z.nullable(z.custom<Answer>()),
  answer_reason: z.nullable(z.string()),
})

/** The author, signed in or with the key from their email. */
type Whose = { userId: string; id: string } | { token: string; address: string }

const LINK_PURPOSE = 'moderation-appeal'
const LOOKS_AN_HOUR = 60

function isTheirs({ secrets }: Services, whose: Whose): SQL {
  return 'token' in whose
    ? sql`d.appeal_key = ${secrets.digest(LINK_PURPOSE, whose.token)}`
    : sql`d.id = ${whose.id} and c.author_id = ${whose.userId}`
}

/** Creates a key with which a member whose account is closed reads the decision and appeals. */
export async function giveAppealKey(
  tx: Db,
  { services, id }: { services: Services; id: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.execute<object>(sql`
    update moderation_decisions set appeal_key = ${services.secrets.digest(LINK_PURPOSE, token)} where id = ${id}`)
  return token
}

type Input = { services: Services } & Whose

/** Returns a decision about the member's own text; throws `notFound` for others, and for decisions that changed nothing. */
export async function getStatement({
  services,
  kinds,
  locale,
  ...whose
}: Input & { kinds: Kinds; locale: Locale }): Promise<ResponseOf<typeof getStatementEndpoint>> {
  if ('token' in whose)
    await limitOrThrow(services.db, {
      key: `moderation:link:${clientKey(services.secrets, whose.address)}`,
      limit: LOOKS_AN_HOUR,
      windowSeconds: 3600,
    })
  const { rows } = await statementRows(services.db)(sql`
    select c.kind, c.excerpt, c.attached, d.measure, d.rule, d.reason, d.decided_at, d.strike_until, d.limits, d.ends_at,
      d.decided_at + make_interval(days => ${APPEAL_DAYS}) as appeal_until,
      d.measure <> 'help' and d.appeal is null and d.decided_at > now() - make_interval(days => ${APPEAL_DAYS}) as may_appeal,
      d.appeal, d.answer, d.answer_reason
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where ${isTheirs(services, whose)} and d.measure <> 'keep'`)
  const [row] = rows
  if (!row) throw new Problem(platform.notFound)
  return {
    what: kinds.name(row.kind, locale),
    excerpt: row.excerpt,
    attached: row.attached,
    measure: row.measure,
    rule: row.rule,
    reason: row.reason,
    decidedAt: toIso(row.decided_at),
    strikeUntil: toIso(row.strike_until),
    limits: row.limits,
    endsAt: toIso(row.ends_at),
    appealUntil: row.may_appeal ? toIso(row.appeal_until) : null,
    appeal:
      row.appeal === null
        ? null
        : { text: row.appeal, answer: row.answer, answerReason: row.answer_reason ?? '' },
  }
}

/** Stores one appeal within its time; of two concurrent ones the second is rejected. */
export async function createAppeal({ services, text, ...whose }: Input & { text: string }): Promise<void> {
  const { db, secrets } = services
  const who = 'token' in whose ? clientKey(secrets, whose.address) : whose.userId
  await limitOrThrow(db, {
    key: `moderation:appeal:${who}`,
    limit: TRIES_AN_HOUR,
    windowSeconds: 3600,
  })
  const isTaken = await inTransaction(services.pool, async (tx) => {
    const { rows } = await caseRows(tx)(sql`
    update moderation_decisions d set appeal = ${text.trim()}, appealed_at = now() from moderation_cases c
    where c.id = d.case_id and ${isTheirs(services, whose)} and d.measure not in ('keep', 'help') and d.appeal is null
      and d.decided_at > now() - make_interval(days => ${APPEAL_DAYS})
      returning c.id`)
    for (const { id } of rows) await announceCase(tx, id)
    return rows.length > 0
  })
  if (isTaken) return
  const { rows } = await ownRows(db)(sql`
    select d.id from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where ${isTheirs(services, whose)} and d.measure <> 'keep'`)
  throw new Problem(rows.length === 0 ? platform.notFound : problems.notNow)
}
