import { timingSafeEqual } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'

const PURPOSE = 'notifications-unsubscribe'
const FORM = /^([0-9a-f-]{36})\.([a-zA-Z]{1,40})\.([\w-]{43})$/

type Whose = { userId: string; topic: string }

/**
 * Returns the unsubscribe link of an email, for one topic or for one of the two digests (`daily`, `weekly`); its token
 * serves no other purpose.
 */
export function unsubscribeAddress({ config, secrets }: Services, { userId, topic }: Whose): string {
  const proof = secrets.digest(PURPOSE, `${userId}.${topic}`).toString('base64url')
  return `${config.publicUrl}/unsubscribe?token=${userId}.${topic}.${proof}`
}

/** Ends these emails; a repeated call changes nothing and gets the same response. */
export async function unsubscribe(services: Services, token: string): Promise<{ topic: string }> {
  const [, userId = '', topic = '', proof = ''] = FORM.exec(token) ?? []
  const due = services.secrets.digest(PURPOSE, `${userId}.${topic}`)
  const bytes = Buffer.from(proof, 'base64url')
  if (bytes.length !== due.length || !timingSafeEqual(bytes, due))
    throw new Problem(problems.unsubscribeUnknown)
  const isRound = topic === 'daily' || topic === 'weekly'
  const topics = isRound ? [...services.notificationTopics.values()] : [{ id: topic, mail: 'now' }]
  await inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`
      insert into notification_preferences as p (user_id, topic, mail)
      select u.id, given.topic, 'off' from users u
      cross join unnest(${sql.param(topics.map(({ id }) => id))}::text[], ${sql.param(topics.map(({ mail }) => mail))}::text[])
        as given(topic, mail)
      left join notification_preferences chosen on chosen.user_id = u.id and chosen.topic = given.topic
      where u.id = ${userId} and (${!isRound} or coalesce(chosen.mail, given.mail) = ${topic})
      on conflict (user_id, topic) do update set mail = 'off'`)
    // Also the separate choices for some of its kinds.
    await tx.execute(sql`
      update notification_kind_preferences set mail = 'off'
      where user_id = ${userId} and mail is not null
        and (mail = ${topic} or kind = any(${sql.param(kindsOf(services, topic))}::text[]))`)
    await tx.execute(sql`
      update notifications set mail_at = null where user_id = ${userId} and mail_at is not null
        and (mail_mode = ${topic} or kind = any(${sql.param(kindsOf(services, topic))}::text[]))`)
  })
  return { topic }
}

/** Lists the kinds of a topic whose waiting emails are cancelled too. */
function kindsOf({ notificationKinds }: Services, topic: string): string[] {
  return [...notificationKinds.values()]
    .filter((kind) => kind.topic === topic && !kind.isTransactional)
    .map(({ id }) => id)
}
