import type { Db } from '#platform/server/db/database.ts'
import { prepared } from '#platform/server/db/prepared.ts'
import type { ReachFacts } from './reach.ts'

// Nobody's age is asked for anywhere yet, so everybody counts as grown up; where it will be kept, `minor` is read here.
const factRows = prepared<ReachFacts, [string, string]>(
  'network.reach',
  `select
    (select count(*) from active_members where id in ($1, $2)) = 2 as here,
    exists (select 1 from member_blocks
      where (blocker_id = $1 and blocked_id = $2) or (blocker_id = $2 and blocked_id = $1)) as blocked,
    exists (select 1 from connections where member_id = $1 and other_id = $2) as connected,
    exists (select 1 from connection_requests where from_id = $2 and to_id = $1 and declined_at is null
      and withdrawn_at is null and created_at > now() - interval '90 days') as requested,
    exists (select 1 from published_profiles where user_id = $2) as published,
    exists (select 1 from organisation_people mine where mine.user_id = $1 and (
      exists (select 1 from organisation_people theirs
        where theirs.organisation_id = mine.organisation_id and theirs.user_id = $2)
      or exists (select 1 from member_applications a join public_opportunities o on o.id = a.opportunity_id
        where a.user_id = $2 and o.organisation_id = mine.organisation_id
          and a.sent_at is not null and a.status <> 'withdrawn'))) as organisation,
    false as minor`,
)

/** What the policy needs to know of two members; `one` wants something of `other`. */
export async function reachFacts(db: Db, one: string, other: string): Promise<ReachFacts> {
  const [row] = await factRows(db, one, other)
  if (!row) throw new Error('One row of facts was asked for')
  return row
}
