import { type Context, type Policy, type Route, route } from '#platform/server/http/route.ts'
import * as conversation from '../contract/conversation.endpoints.ts'
import { getFile, uploadFile as uploadFileEndpoint } from '../contract/file.endpoints.ts'
import * as message from '../contract/message.endpoints.ts'
import { listPins as listPinsEndpoint, saveMessagePin } from '../contract/pin.endpoints.ts'
import * as scheduled from '../contract/scheduled.endpoints.ts'
import { listShared as listSharedEndpoint } from '../contract/shared.endpoints.ts'
import * as waiting from '../contract/waiting.endpoints.ts'
import { beginConversation } from './begin.service.ts'
import { countWaiting } from './conversations.queries.ts'
import { editMessage, reactToMessage } from './change-message.service.ts'
import { getConversation, listConversations, type Reading } from './conversations.service.ts'
import { getMessageFile } from './files/read-file.service.ts'
import { uploadFile } from './files/upload.service.ts'
import { addMembers, removeMember, renameGroup } from './group.service.ts'
import { getDayPlace, getMessage, listChanges, listMessages } from './messages.service.ts'
import { noteActivity } from './activity.service.ts'
import { listPins, pinMessage } from './pins/pins.service.ts'
import { answerRequest, saveOwnPart, markRead, sayTyping } from './own-part.service.ts'
import { getSettings, saveSettings } from './settings.service.ts'
import { openTeamConversation } from './team.service.ts'
import type { AboutKind, Relations } from './relations.ts'
import { cancelScheduled, listScheduled, scheduleMessage } from './scheduled/scheduled.service.ts'
import { searchMessages } from './search.service.ts'
import { listShared } from './shared.service.ts'
import { sendMessage } from './send.service.ts'
import { deleteMessage, restoreMessage } from './withdrawal/withdraw.service.ts'

export type Parts = { relations: Relations; aboutKinds: readonly AboutKind[] }
type Member = Pick<Context<never, Policy & 'member'>, 'services' | 'session' | 'locale'>

export function messagingRoutes(parts: Parts): Route[] {
  const reading = ({ services, session, locale }: Member): Reading => ({
    ...parts,
    services,
    session,
    locale,
  })
  return [
    route(conversation.listConversations, 'member', (context) =>
      listConversations(reading(context), context.query),
    ),
    route(waiting.getWaitingCount, 'member', async (member) => {
      const [counts, { showsActivity }] = await Promise.all([
        countWaiting(member.services.db, member.session.userId),
        getSettings(member),
      ])
      return { ...counts, showsActivity }
    }),
    route(waiting.saveActivity, 'member', async (member) => {
      await noteActivity(member)
      return undefined
    }),
    route(conversation.startConversation, 'member', async (context) => {
      const id = await beginConversation({ ...parts, ...context })
      return getConversation(reading(context), id)
    }),
    route(conversation.startTeamConversation, 'member', async (context) => {
      const id = await openTeamConversation({ ...reading(context), body: context.body })
      return getConversation(reading(context), id)
    }),
    route(conversation.getConversation, 'owner', (context) =>
      getConversation(reading(context), context.params.id),
    ),
    route(conversation.updateConversation, 'owner', async (context) => {
      const { services, session, params, body } = context
      await renameGroup({ services, session, id: params.id, title: body.title })
      return getConversation(reading(context), params.id)
    }),
    route(conversation.answerRequest, 'owner', async ({ services, session, params, body }) => {
      await answerRequest({ services, session, id: params.id, accept: body.accept })
      return undefined
    }),
    route(conversation.saveReadMark, 'owner', async ({ services, session, params, body }) => {
      await markRead({ services, session, id: params.id, seq: body.seq })
      return undefined
    }),
    route(conversation.sendTyping, 'owner', async ({ services, session, params }) => {
      await sayTyping({ services, session, id: params.id })
      return undefined
    }),
    route(conversation.updateOwnPart, 'owner', async ({ services, session, params, body }) => {
      await saveOwnPart({ services, session, id: params.id, body })
      return undefined
    }),
    route(conversation.addMembers, 'owner', async (context) => {
      const { services, session, params, body } = context
      await addMembers({
        services,
        session,
        relations: parts.relations,
        id: params.id,
        members: body.members,
      })
      return getConversation(reading(context), params.id)
    }),
    route(conversation.removeMember, 'owner', async ({ services, session, params }) => {
      await removeMember({ services, session, id: params.id, member: params.member })
      return undefined
    }),
    route(conversation.getMessagingSettings, 'member', ({ services, session }) =>
      getSettings({ services, session }),
    ),
    route(conversation.saveMessagingSettings, 'member', ({ services, session, body }) =>
      saveSettings({ services, session, body }),
    ),
    ...messageRoutes(parts, reading),
  ]
}

function messageRoutes(parts: Parts, reading: (context: Member) => Reading): Route[] {
  return [
    route(message.listMessages, 'owner', (context) => {
      const { before, after, around } = context.query
      const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
      return listMessages(reading(context), context.params.id, {
        before: number(before),
        after: number(after),
        around: number(around),
      })
    }),
    route(message.getDayPlace, 'owner', (context) =>
      getDayPlace(reading(context), { id: context.params.id, day: context.query.day }),
    ),
    route(message.listChanges, 'owner', (context) =>
      listChanges(reading(context), context.params.id, Number(context.query.since ?? 0)),
    ),
    route(message.sendMessage, 'owner', ({ services, session, params, body }) =>
      sendMessage({ ...parts, services, session, id: params.id, body }),
    ),
    route(message.getMessage, 'owner', (context) => getMessage(reading(context), context.params)),
    route(message.updateMessage, 'owner', ({ services, session, params, body }) =>
      editMessage({ services, session, ...params, body: body.body }),
    ),
    route(message.deleteMessage, 'owner', async ({ services, session, params }) => {
      await deleteMessage({ services, session, ...params })
      return undefined
    }),
    route(message.restoreMessage, 'owner', ({ services, session, params }) =>
      restoreMessage({ aboutKinds: parts.aboutKinds, services, session, ...params }),
    ),
    route(message.saveMessageReaction, 'owner', ({ services, session, params, body }) =>
      reactToMessage({ services, session, ...params, emoji: body.emoji }),
    ),
    route(listPinsEndpoint, 'owner', (context) => listPins(reading(context), context.params.id)),
    route(saveMessagePin, 'owner', ({ services, session, params, body }) =>
      pinMessage({ services, session, ...params, isPinned: body.isPinned }),
    ),
    route(uploadFileEndpoint, 'member', ({ services, session, params: { id, file }, query, request }) =>
      uploadFile({
        services,
        session,
        id,
        file,
        name: query.name,
        alt: query.alt ?? '',
        waveform: query.waveform,
        bytes: request.body as Buffer,
      }),
    ),
    route(getFile, 'owner', (context) => getMessageFile(context, parts.relations)),
    route(listSharedEndpoint, 'owner', (context) => {
      const { kind, before } = context.query
      return listShared(reading(context), {
        id: context.params.id,
        kind,
        before: before === undefined ? undefined : Number(before),
      })
    }),
    route(scheduled.listScheduled, 'owner', ({ services, session, params }) =>
      listScheduled({ services, session, id: params.id }),
    ),
    route(scheduled.saveScheduledMessage, 'owner', ({ services, session, params, body }) =>
      scheduleMessage({ services, session, ...params, ...body }),
    ),
    route(scheduled.cancelScheduled, 'owner', async ({ services, session, params }) => {
      await cancelScheduled({ services, session, ...params })
      return undefined
    }),
    route(message.searchMessages, 'member', (context) => searchMessages(reading(context), context.query)),
  ]
}
