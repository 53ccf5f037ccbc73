import { MENTIONS_MAX, mentionPieces } from '#platform/contract/mentions.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Registered } from '../reportable.ts'
import { insertMention, listMemberNames, listMentionPlaces } from './mentions.queries.ts'

const FOUND_MAX = 8

type Commented = { registered: Registered; kind: string; about: string }
type Named = Commented & { comment: string; by: string; text: string; mentions: readonly string[] }

/**
 * Puts places where a text names members, as far as its author may name them and they may read the thing. Whom a stored
 * comment names keeps their place.
 */
export async function placeMentions(
  tx: Db,
  { registered, kind, about, comment, by, text, mentions }: Named,
): Promise<{ text: string; added: { place: number; member: string }[] }> {
  const plain = text.replaceAll(/@\[(?=\d+\])/g, '@ [')
  const before = new Map((await listMentionPlaces(tx, comment)).map(({ place, member }) => [member, place]))
  const added: { place: number; member: string }[] = []
  const placeOf = new Map<string, number>()
  const pieces = (name: string) => mentionPieces(plain, [name]).some((piece) => piece.name === name)
  for (const { id, name } of await listMemberNames(tx, [...new Set(mentions)])) {
    if (id === by || placeOf.has(name) || !pieces(name)) continue
    if (!(await mayName(tx, { registered, kind, about, by, member: id }))) continue
    const former = before.get(id)
    const place = former ?? before.size + added.length + 1
    if (place > MENTIONS_MAX) continue
    if (former === undefined) added.push({ place, member: id })
    placeOf.set(name, place)
  }
  const full = mentionPieces(plain, [...placeOf.keys()])
    .map((piece) => (piece.name === undefined ? piece.text : `@[${placeOf.get(piece.name)}]`))
    .join('')
  return { text: full, added }
}

/** Stores the members whom a comment did not name before. */
export async function addMentions(
  tx: Db,
  { comment, added }: { comment: string; added: readonly { place: number; member: string }[] },
): Promise<void> {
  for (const { place, member } of added) await insertMention(tx, { comment, place, member })
}

async function mayName(
  db: Db,
  { registered, kind, about, by, member }: Commented & { by: string; member: string },
): Promise<boolean> {
  if (!(await registered.people.mayName(db, { from: by, to: member }))) return false
  return (await registered.comments.find(kind)?.find(db, { id: about, reader: member })) !== undefined
}

type Search = Commented & { me: string; query: string }

/** Finds members whom a comment on this thing may name, connections first. */
export async function findMentionableIn(db: Db, { registered, kind, about, me, query }: Search) {
  await registered.comments.thing(db, { kind, id: about, reader: me })
  const people = await registered.people.find(db, { me, query, limit: FOUND_MAX })
  const may = await Promise.all(
    people.map(({ id }) => mayName(db, { registered, kind, about, by: me, member: id })),
  )
  return people
    .filter((_, at) => may[at])
    .map(({ id, name, photo, headline }) => ({ id, name, photo, headline }))
}
