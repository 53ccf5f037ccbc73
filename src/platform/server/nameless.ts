import { type SQL, sql } from '#platform/server/db/sql.ts'
import { findUserById } from './auth/users.queries.ts'
import type { Db } from './db/database.ts'

/** Stands where somebody was named. */
const GAP = '[—]'
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Words of rows that stay when a person goes; each kind of column is searched in its own way. */
export type Place = {
  table: string
  texts?: readonly string[]
  documents?: readonly string[]
  bytes?: readonly string[]
  /** Only rows that have to do with the person: others may be called the same. */
  where: SQL
}

/**
 * Takes the full name, the address, the phone and the id of a person out of what stays for others when the account ends.
 * Bytes keep their length, so that whoever reads them counts the same.
 */
export async function makeNameless(tx: Db, { userId, places }: { userId: string; places: readonly Place[] }) {
  const user = await findUserById(tx, userId)
  if (!user) return
  const { id, email, phoneNumber } = user
  const words = [`${user.firstName} ${user.lastName}`, email, ...phoneForms(phoneNumber)]
  for (const { table, texts = [], documents = [], bytes = [], where } of places) {
    const changes = [
      ...texts.map((column) => ({ column, to: textWithout({ column: name(column), id, words }) })),
      ...documents.map((column) => ({ column, to: documentWithout({ column: name(column), id, words }) })),
      ...bytes.map((column) => ({ column, to: bytesWithout(name(column), [id, ...words]) })),
    ]
    for (const { column, to } of changes)
      await tx.execute(sql`
        update ${name(table)} set ${name(column)} = ${to}
        where ${where} and ${name(column)} is distinct from ${to}`)
  }
}

const name = (of: string): SQL => sql`${sql.identifier(of)}`

/** As it is stored, and as people here write it. */
function phoneForms(phone: string | null): string[] {
  if (!phone) return []
  const local = phone.replace(/^\+387/, '0')
  return local === phone ? [phone] : [phone, local]
}

type Words = { column: SQL; id: string; words: readonly string[] }

function textWithout({ column, id, words }: Words): SQL {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')).join('|')
  return sql`regexp_replace(regexp_replace(${column}, ${id}::text, ${NOBODY}::text, 'gi'), ${pattern}::text, ${GAP}::text, 'gi')`
}

function documentWithout({ column, id, words }: Words): SQL {
  const escaped = words.map((word) => JSON.stringify(word).slice(1, -1))
  return sql`${textWithout({ column: sql`${column}::text`, id, words: escaped })}::jsonb`
}

function bytesWithout(column: SQL, words: readonly string[]): SQL {
  const hex = words.reduce<SQL>(
    (before, word) => sql`replace(${before}, ${hexOf(word)}::text, ${hexOf(filler(word))}::text)`,
    sql`encode(${column}, 'hex')`,
  )
  return sql`decode(${hex}, 'hex')`
}

const hexOf = (text: string) => Buffer.from(text).toString('hex')

/** As long as the word in signs and in bytes. */
function filler(word: string): string {
  return word.replace(/[a-z0-9]/gi, 'x').replace(/[\u0080-\u07ff]/g, 'š')
}
