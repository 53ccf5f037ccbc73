import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { deleteBySources } from '#features/profiles/server/index.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import {
  deleteRows,
  mergeRows,
  type MergeRule,
  type MergeRules,
  reassignRows,
} from '#platform/server/merging.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sourceOf } from './endorsements/proof.service.ts'
import { getFindableOf, listMutedWords, getReachableOf } from './settings/settings.queries.ts'

const goneRows = rowsOf({ id: z.string() })

/** Exports a person's connections, requests, follows, mutes and blocks, without those of others against them. */
export const exportNetwork: DataExporter = async function* ({ services: { db }, userId }) {
  const people = async (table: string, from: string, to: string, more = '') => {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select u.first_name || ' ' || u.last_name as name, r.created_at as since ${sql.raw(more)}
      from ${sql.identifier(table)} r join users u on u.id = r.${sql.identifier(to)}
      where r.${sql.identifier(from)} = ${userId} order by r.id`)
    return rows
  }
  const [
    connections,
    ownRequests,
    received,
    following,
    muted,
    blocked,
    words,
    findable,
    { reachable },
    outgoing,
    incoming,
  ] = await Promise.all([
    people('connections', 'member_id', 'other_id'),
    people('connection_requests', 'from_id', 'to_id', ', r.note'),
    people(
      'connection_requests',
      'to_id',
      'from_id',
      ", case when r.note_hidden_at is null then r.note else '' end as note, r.declined_at",
    ),
    people('follows', 'follower_id', 'followed_id'),
    people('member_mutes', 'muter_id', 'muted_id'),
    people('member_blocks', 'blocker_id', 'blocked_id'),
    listMutedWords(db, userId),
    getFindableOf(db, userId),
    getReachableOf(db, userId),
    people('skill_endorsements', 'from_id', 'to_id', ', r.skill, r.shared_title, r.words'),
    people('skill_endorsements', 'to_id', 'from_id', ', r.skill, r.shared_title, r.words, r.shown'),
  ])
  yield {
    path: 'network/network.json',
    content: {
      findable,
      reachable,
      connections,
      requests: { sent: ownRequests, received },
      following,
      muted,
      blocked,
      endorsements: { given: outgoing, received: incoming },
      mutedWords: words.map(({ kind, word }) => ({ kind, word })),
    },
  }
}

/** Deletes relations before the person's row, so that no list shows them in the meantime. */
export const eraseNetwork: DataEraser = async ({ tx, userId }) => {
  for (const [table, one, other] of PAIRS)
    await tx.execute(sql`
      delete from ${sql.identifier(table)}
      where ${sql.identifier(one)} = ${userId} or ${sql.identifier(other)} = ${userId}`)
  await tx.execute(sql`delete from skill_endorsements where from_id = ${userId} or to_id = ${userId}`)
  await tx.execute(sql`delete from muted_words where user_id = ${userId}`)
  await tx.execute(sql`delete from network_settings where user_id = ${userId}`)
}

const PAIRS = [
  ['connections', 'member_id', 'other_id'],
  ['connection_requests', 'from_id', 'to_id'],
  ['follows', 'follower_id', 'followed_id'],
  ['member_mutes', 'muter_id', 'muted_id'],
  ['member_blocks', 'blocker_id', 'blocked_id'],
] as const

/**
 * Merges relations of two accounts. Deletes those between the two, because nobody is related to themselves, and then merges
 * each side.
 */
function mergePairs([table, one, other]: (typeof PAIRS)[number]): [string, MergeRule][] {
  const between: MergeRule = async (merging, place) => {
    const { tx, from, into } = merging
    const [a, b] = [sql.identifier(one), sql.identifier(other)]
    await tx.execute(sql`
      delete from ${sql.identifier(table)} where ${a} in (${from}, ${into}) and ${b} in (${from}, ${into})`)
    await mergeRows(other)(merging, place)
  }
  return [
    [`${table}.${one}`, between],
    [`${table}.${other}`, mergeRows(one)],
  ]
}

/** A block by or of either account ends the other relations with that person. */
const keepBlocks: MergeRule = async (merging, place) => {
  await mergeRows('blocker_id')(merging, place)
  const { tx, into } = merging
  for (const [table, one, other] of PAIRS.slice(0, 3)) {
    const [a, b] = [sql.identifier(one), sql.identifier(other)]
    await tx.execute(sql`
      delete from ${sql.identifier(table)} r using blocked_pairs k
      where k.member_id = ${into} and ((r.${a} = ${into} and r.${b} = k.other_id) or (r.${b} = ${into} and r.${a} = k.other_id))`)
  }
  const { rows } = await goneRows(tx)(sql`
    delete from skill_endorsements e using blocked_pairs k
    where k.member_id = ${into} and ((e.from_id = ${into} and e.to_id = k.other_id) or (e.to_id = ${into} and e.from_id = k.other_id))
    returning e.id`)
  await deleteBySources(
    tx,
    rows.map(({ id }) => sourceOf(id)),
  )
  await tx.execute(sql`
    delete from connection_requests r using connections c
    where c.member_id = ${into} and ((r.from_id = ${into} and r.to_id = c.other_id) or (r.to_id = ${into} and r.from_id = c.other_id))`)
}

/** Deletes confirmations between the two accounts and duplicates of both, with their evidence, and reassigns the rest. */
function mergeEndorsements(): MergeRules {
  const joined = (other: 'from_id' | 'to_id'): MergeRule => {
    return async (merging, place) => {
      const { tx, from, into } = merging
      const [own, them] = [sql.identifier(place.column), sql.identifier(other)]
      const { rows } = await goneRows(tx)(sql`
        delete from skill_endorsements mine where (mine.from_id in (${from}, ${into}) and mine.to_id in (${from}, ${into}))
          or (mine.${own} = ${from} and exists (select from skill_endorsements kept
            where kept.${own} = ${into} and kept.${them} = mine.${them} and kept.skill = mine.skill))
        returning mine.id`)
      await deleteBySources(
        tx,
        rows.map(({ id }) => sourceOf(id)),
      )
      await reassignRows(merging, place)
    }
  }
  return { 'skill_endorsements.from_id': joined('to_id'), 'skill_endorsements.to_id': joined('from_id') }
}

export const mergeNetwork: MergeRules = {
  ...Object.fromEntries(PAIRS.flatMap((pair) => mergePairs(pair))),
  ...mergeEndorsements(),
  'member_blocks.blocked_id': keepBlocks,
  'muted_words.user_id': mergeRows('kind', 'folded'),
  'network_settings.user_id': mergeRows(),
  // Made from the profile, and rebuilt after its merge.
  'network_directory.user_id': deleteRows,
}
