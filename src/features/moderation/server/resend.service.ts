import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import type { Rule } from '../contract/kinds.ts'
import { mailSuspended } from './notifications.ts'
import { giveAppealKey } from './statement.service.ts'

const MAILS_A_DAY = 3

const closureRows = rowsOf({
  id: z.string(),
  person: z.string(),
  rule: z.nullable(z.custom<Rule>()),
  reason: z.string(),
  until: timestamp,
})

/** Emails again why an account is closed, for how long and how to appeal; the new link replaces the earlier one. */
export async function sendStatement(input: { services: Services; email: string }): Promise<void> {
  const { services } = input
  const { db, secrets } = services
  const email = normalizeEmail(input.email)
  // Counted for every address, so that the response reveals nothing.
  const key = `moderation:resend-to:${secrets.digest('moderation-resend', email).toString('hex')}`
  const { allowed } = await countAgainstLimit(db, { key, limit: MAILS_A_DAY, windowSeconds: 24 * 3600 })
  if (!allowed) return
  await inTransaction(services.pool, async (tx) => {
    const { rows } = await closureRows(tx)(sql`
      select d.id, u.id as person, d.rule, d.reason, d.ends_at as until
      from users u join moderation_cases c on c.author_id = u.id join moderation_decisions d on d.case_id = c.id
      where u.email = ${email} and u.suspended_at is not null and d.measure = 'suspend' and d.ends_at > now()
        and d.answer is distinct from 'lifted'
      order by d.ends_at desc limit 1`)
    const [closed] = rows
    if (!closed) return
    const { id, person: to, rule, reason } = closed
    const token = await giveAppealKey(tx, { services, id })
    await mailSuspended(tx, { services, to, token, rule, reason, until: new Date(closed.until) })
  })
}
