import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { lockUser } from '#platform/server/auth/users.queries.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import {
  type createLetter as createEndpoint,
  type Letter,
  LETTERS_MAX,
} from '../../contract/letters.endpoints.ts'
import { problems } from '../../contract/problems.ts'

const manyRows = rowsOf({ many: z.number() })

type Call = { services: Services; session: Pick<Session, 'userId'> }
type LetterInput = BodyOf<typeof createEndpoint>
const letterRows = rowsOf({
  id: z.string(),
  name: z.string(),
  language: z.enum(['bhs', 'en']),
  body: z.string(),
  updated_at: z.string(),
})
type Row = RowOf<typeof letterRows>

const COLUMNS = sql.raw('id, name, language, body, updated_at')

export async function listLetters({ services: { db }, session }: Call): Promise<{ letters: Letter[] }> {
  const { rows } = await letterRows(db)(sql`
    select ${COLUMNS} from application_letters where user_id = ${session.userId} order by updated_at desc, id desc`)
  return { letters: rows.map(letterOf) }
}

export async function getLetter({ services: { db }, session, id }: Call & { id: string }): Promise<Letter> {
  const { rows } = await letterRows(db)(sql`
    select ${COLUMNS} from application_letters where id = ${id} and user_id = ${session.userId}`)
  return requireLetter(rows)
}

export async function createLetter({
  services,
  session: { userId },
  body,
}: Call & { body: LetterInput }): Promise<Letter> {
  return inTransaction(services.pool, async (tx) => {
    await lockLetters(tx, userId)
    const { rows } = await letterRows(tx)(sql`
      insert into application_letters (id, user_id, name, language, body)
      values (${newId()}, ${userId}, ${body.name.trim()}, ${body.language}, ${body.body})
      returning ${COLUMNS}`)
    return requireLetter(rows)
  })
}

export async function saveLetter({
  services: { db },
  session,
  id,
  body,
}: Call & { id: string; body: LetterInput }): Promise<Letter> {
  const { rows } = await letterRows(db)(sql`
    update application_letters set name = ${body.name.trim()}, language = ${body.language}, body = ${body.body},
      updated_at = now()
    where id = ${id} and user_id = ${session.userId} returning ${COLUMNS}`)
  return requireLetter(rows)
}

export async function deleteLetter({ services: { db }, session, id }: Call & { id: string }): Promise<void> {
  const { rowCount } = await db.execute<object>(
    sql`delete from application_letters where id = ${id} and user_id = ${session.userId}`,
  )
  if (rowCount === 0) throw new Problem(platform.notFound)
}

/** Locks the letters, so that two concurrent ones cannot both be the last that fits. */
async function lockLetters(tx: Db, userId: string): Promise<void> {
  await lockUser(tx, userId)
  const { rows } = await manyRows(tx)(
    sql`select count(*)::int as many from application_letters where user_id = ${userId}`,
  )
  if ((rows[0]?.many ?? 0) >= LETTERS_MAX) throw new Problem(problems.tooManyLetters)
}

function requireLetter(rows: readonly Row[]): Letter {
  const [row] = rows
  if (!row) throw new Problem(platform.notFound)
  return letterOf(row)
}

function letterOf({ updated_at, ...row }: Row): Letter {
  return { ...row, updatedAt: toIso(updated_at) }
}
