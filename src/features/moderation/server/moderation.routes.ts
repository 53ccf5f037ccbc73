import type { Registry } from '#platform/server/feature.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { listDecisions } from '../contract/public.endpoints.ts'
import * as queue from '../contract/queue.endpoints.ts'
import * as words from '../contract/words.endpoints.ts'
import * as reports from '../contract/report.endpoints.ts'
import { deleteClaim, createClaim } from './claims.service.ts'
import { answerAppeal, decideCase } from './decide.service.ts'
import { kindsOf } from './kinds.ts'
import { documentOf, listCases, getCase } from './queue.service.ts'
import { listDecisionLog } from './public.service.ts'
import { createReport } from './report.service.ts'
import { sendStatement } from './resend.service.ts'
import { preview } from './words/preview.service.ts'
import { listWords, saveWord, previewText } from './words/words.service.ts'
import { createAppeal, getStatement } from './statement.service.ts'

const MODERATOR = { admin: 'moderation' } as const

export function moderationRoutes(features: Registry): readonly Route[] {
  const kinds = kindsOf(features)
  return [
    route(listDecisions, 'public', ({ services: { db }, query }) =>
      listDecisionLog({ db, kinds, after: query.after }),
    ),
    route(reports.createReport, 'member', async ({ services, session, body }) => {
      await createReport({ services, kinds, reporter: session.userId, ...body })
      return undefined
    }),
    route(reports.getStatement, 'owner', ({ services, session: { userId }, params, locale }) =>
      getStatement({ services, kinds, locale, userId, id: params.id }),
    ),
    route(reports.createAppeal, 'owner', async ({ services, session: { userId }, params, body }) => {
      await createAppeal({ services, userId, id: params.id, text: body.text })
      return undefined
    }),
    route(
      reports.getStatementByLink,
      'public',
      ({ services, body: { token }, locale, client: { address } }) =>
        getStatement({ services, kinds, locale, token, address }),
    ),
    route(reports.sendStatement, 'public', async ({ services, body: { email } }) => {
      await sendStatement({ services, email })
      return undefined
    }),
    route(reports.createAppealByLink, 'public', async ({ services, body, client: { address } }) => {
      await createAppeal({ services, address, ...body })
      return undefined
    }),
    route(queue.listCases, MODERATOR, ({ services, session, locale, query }) =>
      listCases({ services, kinds, session, locale }, query),
    ),
    route(queue.getCase, MODERATOR, ({ services, session, locale, params }) =>
      getCase({ services, kinds, session, locale }, params.id),
    ),
    route(queue.getCaseDocument, MODERATOR, async ({ services, session, params: { id, place }, header }) => {
      const document = await documentOf({ services, kinds, session }, { id, place: Number(place) })
      sendAsAttachment(header, document)
      return document.bytes
    }),
    route(queue.decideCase, MODERATOR, async ({ services, session, params, body }) => {
      await decideCase({ services, kinds, session, id: params.id, ...body })
      return undefined
    }),
    route(queue.answerAppeal, MODERATOR, async ({ services, session, params, body }) => {
      await answerAppeal({ services, kinds, session, id: params.id, ...body })
      return undefined
    }),
    route(queue.createClaim, MODERATOR, ({ services, session, params, body }) =>
      createClaim({ services, session, id: params.id, over: body.over }),
    ),
    route(queue.deleteClaim, MODERATOR, async ({ services, session, params }) => {
      await deleteClaim({ services, session, id: params.id })
      return undefined
    }),
    route(words.listWords, MODERATOR, async ({ services }) => ({ words: await listWords(services) })),
    route(words.saveWord, MODERATOR, async ({ services, session, body: { reason, ...entry } }) => {
      await saveWord({ services, session, entry, reason })
      return undefined
    }),
    route(words.previewWord, MODERATOR, ({ services, session, locale, body: entry }) =>
      preview({ services, kinds, session, locale, entry }),
    ),
    route(words.previewText, MODERATOR, ({ services, body }) => previewText(services, body.text)),
  ]
}
