import type { SearchKind } from '#platform/server/search-kind.ts'
import { findConversations } from './conversations.service.ts'
import type { Parts } from './messaging.routes.ts'
import { findMessages } from './search.service.ts'

const TEXT_MAX = 140

/** Conversations by the names in them, then messages by their words, the newest first. */
export function conversationSearch(parts: Parts): SearchKind {
  return {
    id: 'conversations',
    icon: 'conversation',
    order: 33,
    isPrivate: true,
    async find({ services, session, locale, query, limit }) {
      const reading = { ...parts, services, session, locale }
      const [conversations, { items: messages }] = await Promise.all([
        findConversations(reading, { query, limit }),
        findMessages(reading, { query }),
      ])
      const named = conversations.map(({ id, title, members }) => {
        const others = members.filter((member) => member.id !== session.userId)
        return {
          title: title || others.map(({ name }) => name).join(', '),
          text: '',
          path: `/messages/${id}`,
          photo: others.length === 1 ? others[0]?.photo : null,
        }
      })
      const hits = messages.map(({ conversation, title, message }) => ({
        title,
        text: message.body.replace(/\s+/g, ' ').slice(0, TEXT_MAX).toWellFormed(),
        path: `/messages/${conversation}?at=${message.seq}`,
      }))
      return [...named, ...hits].slice(0, limit)
    },
  }
}
