import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { MAIL_MODES } from '#platform/contract/notifications.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { type KindChoice, type Rhythm, rhythm } from '../../contract/preferences.endpoints.ts'

const topicChoiceRows = rowsOf({
  topic: z.string(),
  inApp: z.nullable(z.boolean()),
  mail: z.nullable(z.enum(MAIL_MODES)),
  push: z.nullable(z.boolean()),
})
const kindChoiceRows = rowsOf({
  kind: z.string(),
  inApp: z.nullable(z.boolean()),
  mail: z.nullable(z.enum(MAIL_MODES)),
  push: z.nullable(z.boolean()),
})
const rhythmRows = rowsOf(rhythm.shape)
type TopicChoice = RowOf<typeof topicChoiceRows>
/** The choices that differ from the default. */
export type StoredChoice = Partial<KindChoice> & { id: string }

export const RHYTHM: Rhythm = {
  onlyDeadlines: false,
  quiet: true,
  quietFrom: 1320,
  quietTo: 420,
  quietDays: [1, 2, 3, 4, 5, 6, 7],
  urgent: true,
}

export async function listTopicChoices(db: Db, userId: string): Promise<TopicChoice[]> {
  const { rows } = await topicChoiceRows(db)(sql`
    select topic, in_app as "inApp", mail, push from notification_preferences where user_id = ${userId} order by topic`)
  return rows
}

export async function listKindChoices(db: Db, userId: string): Promise<RowOf<typeof kindChoiceRows>[]> {
  const { rows } = await kindChoiceRows(db)(sql`
    select kind, in_app as "inApp", mail, push from notification_kind_preferences where user_id = ${userId} order by kind`)
  return rows
}

const memberRows = rowsOf({ id: z.string() })
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Lists the members who chose a topic by mail or push, after a place in their order. */
export async function listMembersWhoChose(
  db: Db,
  { topic, after, most }: { topic: string; after: string | undefined; most: number },
): Promise<string[]> {
  const { rows } = await memberRows(db)(sql`
    select p.user_id as id from notification_preferences p join active_members u on u.id = p.user_id
    where p.topic = ${topic} and p.user_id > ${after ?? FIRST}::uuid
      and (p.push or coalesce(p.mail, 'off') <> 'off')
    order by p.user_id limit ${most}`)
  return rows.map(({ id }) => id)
}

const kindRows = rowsOf({ kind: z.string() })

/** Lists the kinds of which a member has notifications. */
export async function listUsedKinds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await kindRows(db)(sql`
    select distinct kind from notifications where user_id = ${userId} order by kind`)
  return rows.map(({ kind }) => kind)
}

export async function getRhythm(db: Db, userId: string): Promise<Rhythm> {
  const { rows } = await rhythmRows(db)(sql`
    select only_deadlines as "onlyDeadlines", quiet, quiet_from as "quietFrom", quiet_to as "quietTo",
      quiet_days as "quietDays", urgent
    from notification_rhythms where user_id = ${userId}`)
  return rows[0] ?? RHYTHM
}

/** Stores choices that differ from the default, so that members who have not chosen follow the default. */
export async function saveChoices(
  tx: Db,
  { userId, choices }: { userId: string; choices: readonly StoredChoice[] },
): Promise<void> {
  await tx.execute(sql`
    insert into notification_preferences (user_id, topic, in_app, mail, push)
    select ${userId}, id, "inApp", mail, push
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c(id text, "inApp" boolean, mail text, push boolean)
    on conflict (user_id, topic) do update set in_app = excluded.in_app, mail = excluded.mail, push = excluded.push`)
}

/** Stores choices that differ from their topic, which decides about all other kinds. */
export async function saveKindChoices(
  tx: Db,
  { userId, choices }: { userId: string; choices: readonly StoredChoice[] },
): Promise<void> {
  const ids = sql.param(choices.map(({ id }) => id))
  await tx.execute(sql`
    delete from notification_kind_preferences where user_id = ${userId} and kind = any(${ids}::text[])`)
  await tx.execute(sql`
    insert into notification_kind_preferences (user_id, kind, in_app, mail, push)
    select ${userId}, id, "inApp", mail, push
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c(id text, "inApp" boolean, mail text, push boolean)
    where num_nonnulls("inApp", mail, push) > 0`)
}

export async function saveRhythm(
  tx: Db,
  { userId, rhythm: choice }: { userId: string; rhythm: Rhythm },
): Promise<void> {
  const { onlyDeadlines, quiet, quietFrom, quietTo, quietDays, urgent } = choice
  await tx.execute(sql`
    insert into notification_rhythms (user_id, only_deadlines, quiet, quiet_from, quiet_to, quiet_days, urgent)
    values (${userId}, ${onlyDeadlines}, ${quiet}, ${quietFrom}, ${quietTo}, ${sql.param(quietDays)}::smallint[], ${urgent})
    on conflict (user_id) do update set only_deadlines = excluded.only_deadlines, quiet = excluded.quiet,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, quiet_days = excluded.quiet_days,
      urgent = excluded.urgent`)
}
