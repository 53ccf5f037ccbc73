import { readFile } from '#features/media/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { REPORT_DAYS } from '../contract/limits.ts'
import { announceChange } from './announce.ts'
import { type FileRow, listFilesBetween, listFilesOfMessage } from './files/files.queries.ts'
import { partOf } from './files/read-file.service.ts'
import { updateVersion } from './membership.queries.ts'
import { termsOf } from './terms.ts'

/** Messages on either side of a reported one that moderators see; the rest of the conversation stays closed. */
const AROUND = 3

const messageRows = rowsOf({
  seq: z.number(),
  author: z.nullable(z.string()),
  text: z.string(),
  at: timestamp,
  isShown: z.boolean(),
})
const bodyRows = rowsOf({ body: z.string() })

/** The text before it was deleted or hidden. */
const WORDS = sql`case when g.deleted_at is null then g.body else coalesce((
  select r.body from message_revisions r where r.conversation_id = g.conversation_id and r.seq = g.seq
  order by r.written_at desc limit 1), '') end`

/** A message as a reportable thing, with the id `conversation:message`. */
export const messageKind: ReportableKind = {
  id: 'message',
  isPrivate: true,
  async find(db, { id, reader }) {
    const place = placeOf(id)
    if (!place) return undefined
    const belongs = reader
      ? sql`and exists (select from conversation_members m where m.conversation_id = g.conversation_id
          and m.user_id = ${reader} and m.state <> 'refused'
          and (g.deleted_at is null or g.withdrawn_at > now() - make_interval(days => ${REPORT_DAYS}))
          and g.seq > m.from_seq and g.seq <= coalesce(m.until_seq, g.seq) and not g.seq <@ m.missed)`
      : sql``
    const { rows } = await messageRows(db)(sql`
      select g.seq::int, g.sender_id as author, ${WORDS} as text, g.sent_at as at, g.deleted_at is null as "isShown"
      from conversation_messages g
      where g.conversation_id = ${place.conversation} and g.id = ${place.message} ${belongs}`)
    const [row] = rows
    if (!row) return undefined
    const { author, isShown } = row
    const files = await listFilesOfMessage(db, place)
    const attached = files.map(attachedOf)
    return {
      author,
      text: row.text,
      attached,
      path: null,
      isShown,
      around: reader ? [] : await aroundOf(db, place, row.seq),
    }
  },
  async pictures(services, { id }) {
    const place = placeOf(id)
    if (!place) return []
    const pictures = (await listFilesOfMessage(services.db, place)).filter(({ kind }) => kind === 'picture')
    return Promise.all(
      pictures.map(async (file) => {
        const bytes = await readFile(services, partOf(file, 'small'))
        return { address: `data:image/webp;base64,${bytes.toString('base64')}`, alt: file.alt }
      }),
    )
  },
  async voices(services, { id }) {
    const place = placeOf(id)
    if (!place) return []
    const recordings = (await listFilesOfMessage(services.db, place)).filter(({ kind }) => kind === 'voice')
    return Promise.all(
      recordings.map(async (file) => {
        const { type, milliseconds, waveform } = file
        return {
          base64: (await readFile(services, partOf(file))).toString('base64'),
          type,
          milliseconds,
          waveform,
        }
      }),
    )
  },
  async document(services, { id, place: position }) {
    const place = placeOf(id)
    const file = place && (await listFilesOfMessage(services.db, place))[position]
    if (file?.kind !== 'file') return undefined
    const { name, type } = file
    return { name, type, bytes: await readFile(services, partOf(file)) }
  },
  async hide(tx, { id }) {
    const place = placeOf(id)
    if (!place) return
    const version = await updateVersion(tx, place.conversation)
    // The text stays in the earlier versions, from where a moderator can restore it.
    await tx.execute<object>(sql`
      insert into message_revisions (conversation_id, seq, body, written_at)
      select conversation_id, seq, body, clock_timestamp() from conversation_messages g
      where ${at(place)} and g.deleted_at is null`)
    await tx.execute<object>(sql`
      update conversation_messages g set body = '', deleted_at = clock_timestamp(), version = ${version},
        terms = ''::tsvector
      where ${at(place)} and g.deleted_at is null`)
    // What its author has just deleted cannot be restored by them any more.
    await tx.execute<object>(sql`
      update conversation_messages g set deleted_at = clock_timestamp() where ${at(place)} and g.deleted_at = g.withdrawn_at`)
    await announceChange(tx, place.conversation, { by: null })
  },
  async restore(tx, { id }) {
    const place = placeOf(id)
    if (!place) return
    const version = await updateVersion(tx, place.conversation)
    const { rows } = await bodyRows(tx)(sql`
      select r.body from message_revisions r join conversation_messages g using (conversation_id, seq)
      where ${at(place)} and g.deleted_at is not null and g.withdrawn_at is null order by r.written_at desc limit 1`)
    const [row] = rows
    if (!row) return
    await tx.execute<object>(sql`
      update conversation_messages g set body = ${row.body}, deleted_at = null, version = ${version},
        terms = ${termsOf(place.conversation, row.body)}
      where ${at(place)}`)
    await announceChange(tx, place.conversation, { by: null })
  },
}

type Place = { conversation: string; message: string }

function placeOf(id: string): Place | undefined {
  const [conversation = '', message = ''] = id.split(':')
  return [conversation, message].every((part) => uuid.safeParse(part).success)
    ? { conversation, message }
    : undefined
}

function at({ conversation, message }: Place) {
  return sql`g.conversation_id = ${conversation} and g.id = ${message}`
}

function attachedOf({ kind, name, milliseconds }: FileRow) {
  return { kind, name, milliseconds }
}

async function aroundOf(db: Db, { conversation }: Place, seq: number) {
  const [from, to] = [seq - AROUND, seq + AROUND]
  const { rows } = await messageRows(db)(sql`
    select g.seq::int, g.sender_id as author, case when g.seq = ${seq} then ${WORDS} else g.body end as text, g.sent_at as at, g.deleted_at is null as "isShown"
    from conversation_messages g
    where g.conversation_id = ${conversation} and g.seq between ${from} and ${to} order by g.seq`)
  const files = await listFilesBetween(db, { conversation, from, to })
  return rows.map((row) => ({
    author: row.author,
    text: row.text,
    attached: files.filter((file) => file.seq === row.seq).map(attachedOf),
    at: new Date(row.at),
    isReported: row.seq === seq,
  }))
}
