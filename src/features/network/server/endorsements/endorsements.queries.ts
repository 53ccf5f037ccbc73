import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { SHARED_KINDS, type Shared } from '../../contract/endorsements.endpoints.ts'

const LISTED = 200

const sharedRows = rowsOf({ kind: z.enum(SHARED_KINDS), id: z.string(), title: z.string() })

type Pair = { from: string; to: string }

/** Lists what both belong to: projects, organisations, and sent applications that became no project. */
export async function listSharedMemberships(db: Db, { from, to }: Pair): Promise<Shared[]> {
  const { rows } = await sharedRows(db)(sql`
    select 'project' as kind, p.project_id as id, p.title from project_people p
      join project_people o on o.project_id = p.project_id and o.user_id = ${to} where p.user_id = ${from}
    union all
    select 'organisation', p.organisation_id, p.name from organisation_people p
      join organisation_people o on o.organisation_id = p.organisation_id and o.user_id = ${to} where p.user_id = ${from}
    union all
    select 'canvas', p.canvas_id, p.title from sent_canvas_people p
      join sent_canvas_people o on o.canvas_id = p.canvas_id and o.user_id = ${to} where p.user_id = ${from}
        and not exists (select from project_people j where j.canvas_id = p.canvas_id)
    order by 1 desc, 3`)
  return rows
}

const textRows = rowsOf({ skill: z.string(), text: z.string() })

export async function listEndorsementTexts(db: Db, { from, to }: Pair): Promise<Map<string, string>> {
  const { rows } = await textRows(db)(sql`
    select skill, words as text from skill_endorsements where from_id = ${from} and to_id = ${to}`)
  return new Map(rows.map(({ skill, text }) => [skill, text]))
}

const idRows = rowsOf({ id: z.string() })

/** Stores a confirmation. A changed one waits for its owner again, who has not read it yet. */
export async function saveEndorsement(
  tx: Db,
  { from, to, skill, shared, text }: Pair & { skill: string; shared: Shared; text: string },
): Promise<string> {
  const { rows } = await idRows(tx)(sql`
    insert into skill_endorsements as e (id, from_id, to_id, skill, shared_kind, shared_id, shared_title, words)
    values (${newId()}, ${from}, ${to}, ${skill}, ${shared.kind}, ${shared.id}, ${shared.title}, ${text})
    on conflict (from_id, to_id, skill) do update set shared_kind = excluded.shared_kind,
      shared_id = excluded.shared_id, shared_title = excluded.shared_title, words = excluded.words,
      created_at = now(), shown = null, decided_at = null
    returning id`)
  return rows[0]!.id
}

const wordRows = rowsOf({ same: z.boolean() })

/** Returns whether the same confirmation exists or was hidden by a moderator; locks it until the transaction ends. */
export async function isEndorsed(
  tx: Db,
  { from, to, skill, text }: Pair & { skill: string; text: string },
): Promise<boolean> {
  const { rows } = await wordRows(tx)(sql`
    select words = ${text} or hidden_at is not null as same from skill_endorsements
    where from_id = ${from} and to_id = ${to} and skill = ${skill} for update`)
  return rows[0]?.same === true
}

/** Deletes confirmations that somebody withdrew or a block ended. */
export async function deleteEndorsements(
  tx: Db,
  { from, to, skill }: Pair & { skill?: string },
): Promise<string[]> {
  const { rows } = await idRows(tx)(sql`
    delete from skill_endorsements
    where from_id = ${from} and to_id = ${to} and (${skill ?? null}::uuid is null or skill = ${skill ?? null}::uuid)
    returning id`)
  return rows.map(({ id }) => id)
}

const endorsementRows = rowsOf({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  skill: z.string(),
  kind: z.enum(SHARED_KINDS),
  sharedId: z.string(),
  title: z.string(),
  text: z.string(),
  shown: z.nullable(z.boolean()),
  isHidden: z.boolean(),
  at: z.string(),
})
export type EndorsementRow = RowOf<typeof endorsementRows>

const COLUMNS = sql`e.id, e.from_id as from, e.to_id as to, e.skill, e.shared_kind as kind, e.shared_id as "sharedId",
  e.shared_title as title, e.words as text, e.shown, e.hidden_at is not null as "isHidden", e.created_at as at`

/** Lists confirmations of a member by active members whom they have not muted, without those hidden by a moderator. */
export async function listReceivedEndorsements(db: Db, me: string): Promise<EndorsementRow[]> {
  const { rows } = await endorsementRows(db)(sql`
    select ${COLUMNS} from skill_endorsements e join active_members a on a.id = e.from_id
    where e.to_id = ${me} and e.hidden_at is null
      and not exists (select from muted_members h where h.member_id = ${me} and h.other_id = e.from_id)
    order by e.shown is null desc, e.created_at desc, e.id limit ${LISTED}`)
  return rows
}

export async function lockEndorsement(tx: Db, id: string): Promise<EndorsementRow | undefined> {
  const { rows } = await endorsementRows(tx)(
    sql`select ${COLUMNS} from skill_endorsements e where e.id = ${id} for update`,
  )
  return rows[0]
}

export async function updateEndorsementVisibility(
  tx: Db,
  { id, shown }: { id: string; shown: boolean },
): Promise<void> {
  await tx.execute<object>(
    sql`update skill_endorsements set shown = ${shown}, decided_at = now() where id = ${id}`,
  )
}

export async function updateEndorsementHidden(
  tx: Db,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<void> {
  await tx.execute<object>(sql`
    update skill_endorsements set hidden_at = case when ${isHidden} then coalesce(hidden_at, now()) end where id = ${id}`)
}

/** Replaces a merged skill in confirmations by the other one, once. */
export async function updateSkillInNetwork(
  tx: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.execute<object>(sql`
    delete from skill_endorsements e using skill_endorsements o
    where e.skill = ${from} and o.skill = ${into} and o.from_id = e.from_id and o.to_id = e.to_id`)
  await tx.execute<object>(sql`update skill_endorsements set skill = ${into} where skill = ${from}`)
}
