import type { Pool } from 'pg'
import type { Services } from '#platform/server/services.ts'
import type { Person } from './busy-person.ts'
import { signedIn } from './readers-world.ts'

export type Talker = Person & { userId: string }

/** Seeds members with a session each. */
export async function layTalkers(services: Services, count: number): Promise<Talker[]> {
  const { rows } = await services.pool.query<{ id: string }>(
    `insert into users (id, email, first_name, last_name, onboarded_at)
     select gen_random_uuid(), 'govornik-' || n || '@primjer.ba', 'Govornik', n::text, now()
     from generate_series(1, $1::int) n returning id`,
    [count],
  )
  const talkers: Talker[] = []
  for (const { id } of rows) talkers.push({ userId: id, ...(await signedIn(services, id)) })
  return talkers
}

/** Seeds two connected members with an accepted conversation; returns its id. */
export async function layConversation(pool: Pool, [one, other]: readonly [string, string]): Promise<string> {
  await pool.query(
    `insert into connections (id, member_id, other_id) values
     (gen_random_uuid(), $1::uuid, $2::uuid), (gen_random_uuid(), $2::uuid, $1::uuid)`,
    [one, other],
  )
  const { rows } = await pool.query<{ id: string }>(
    `with c as (
       insert into conversations (id, kind, direct_key, created_by)
       values (gen_random_uuid(), 'direct', least($1::uuid, $2::uuid) || ':' || greatest($1::uuid, $2::uuid), $1::uuid)
       returning id)
     insert into conversation_members (conversation_id, user_id)
     select id, who from c, unnest(array[$1::uuid, $2::uuid]) who returning conversation_id as id`,
    [one, other],
  )
  return rows[0]!.id
}

/** Seeds messages of one conversation, with words of realistic frequency. */
export async function layMessages(
  pool: Pool,
  { id, from, count }: { id: string; from: string; count: number },
) {
  await pool.query(
    `insert into conversation_messages (conversation_id, seq, id, sender_id, body, version, sent_at, terms)
     select $1::uuid, n, gen_random_uuid(), $2::uuid, said.body, n, now() - make_interval(secs => $3::int - n),
       array_to_tsvector(string_to_array(said.body, ' ') || (':' || $1))
     from generate_series(1, $3::int) n, lateral (
       select 'poruka' || n % 5000 || ' rijec' || n % 997 || ' nesto' || n % 31 as body) said`,
    [id, from, count],
  )
  await pool.query('update conversations set last_seq = $2, version = $2 where id = $1', [id, count])
}
