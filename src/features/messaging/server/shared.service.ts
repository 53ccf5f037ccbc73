import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { SHARED_PAGE } from '../contract/limits.ts'
import type { Message } from '../contract/message.ts'
import { type MessageLink, partsOf } from '../contract/message-links.ts'
import type { listShared as endpoint, SharedKind } from '../contract/shared.endpoints.ts'
import type { Reading } from './conversations.service.ts'
import { getMembershipOf } from './membership.queries.ts'
import { messageOf } from './message-of.ts'
import { listSharedMessages } from './messages.queries.ts'
import { severedIn } from './messages.service.ts'

type Input = { id: string; kind: SharedKind; before?: number | undefined }

/** Lists what was shared, message by message; nothing of a request before it is accepted, as nothing of it opens then. */
export async function listShared(
  { services: { db }, relations, session: { userId } }: Reading,
  { id, kind, before }: Input,
): Promise<ResponseOf<typeof endpoint>> {
  const membership = await getMembershipOf(db, { id, userId })
  if (membership.state === 'asked') return { items: [], next: null }
  const [rows, severed] = await Promise.all([
    listSharedMessages(db, membership, { kind, before }),
    severedIn({ db, relations, userId }, membership),
  ])
  const page = rows.slice(0, SHARED_PAGE)
  return {
    items: page
      .map((row) => messageOf(row, severed))
      .map((message) => ({
        seq: message.seq,
        sender: message.sender,
        sentAt: message.sentAt,
        files: kind === 'files' ? message.files.filter((file) => file.kind !== 'voice') : [],
        links: kind === 'links' ? linksOf(message) : [],
      }))
      .filter(({ files, links }) => files.length + links.length > 0),
    next: rows.length > page.length ? (page.at(-1)?.seq ?? null) : null,
  }
}

function linksOf({ body }: Message): MessageLink[] {
  const links = partsOf(body).filter((part) => typeof part !== 'string')
  return [...new Map(links.map((link) => [link.href, link])).values()]
}
