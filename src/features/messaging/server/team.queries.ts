import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

/** The thing that a team works on. */
export type TeamOf = { kind: string; id: string }

const foundRows = rowsOf({ id: z.string(), last_seq: z.number() })

export const teamKey = ({ kind, id }: TeamOf) => `${kind}:${id}`

export function ofTeam(key: string): TeamOf {
  const [kind = '', id = ''] = key.split(':')
  return { kind, id }
}

/** Locks the conversation of a team until the transaction ends. */
export async function holdTeam(tx: Db, about: TeamOf) {
  const { rows } = await foundRows(tx)(sql`
    select id, last_seq::int from conversations where team_key = ${teamKey(about)} for no key update`)
  return rows[0]
}
