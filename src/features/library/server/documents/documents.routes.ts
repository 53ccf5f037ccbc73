import { type Route, route } from '#platform/server/http/route.ts'
import {
  addDocument,
  deskDocumentCalls,
  listAllDocuments,
  listDocuments,
  ownDocumentCalls,
} from '../../contract/documents/documents.endpoints.ts'
import type { PictureUses } from '../uses.service.ts'
import * as documents from './documents.service.ts'

const STAFF = { admin: 'content' } as const

export const documentRoutes = (kinds: readonly PictureUses[]): readonly Route[] => [
  route(listDocuments, 'member', ({ services, session, query }) =>
    documents.listLibrary({ services, session, filter: 'all', after: query.after, isOwn: true }),
  ),
  route(listAllDocuments, STAFF, ({ services, session, query }) =>
    documents.listLibrary({ services, session, filter: query.filter, after: query.after, isOwn: false }),
  ),
  route(addDocument, 'member', ({ services, session, params: { id }, query: { name }, request }) =>
    documents.saveDocument({ services, session, id, name, bytes: request.body as Buffer }),
  ),
  ...acting({ calls: ownDocumentCalls, policy: 'owner', isDesk: false, kinds }),
  ...acting({ calls: deskDocumentCalls, policy: STAFF, isDesk: true, kinds }),
]

type Acting = {
  calls: typeof ownDocumentCalls
  policy: 'owner' | typeof STAFF
  isDesk: boolean
  kinds: readonly PictureUses[]
}

function acting({ calls, policy, isDesk, kinds }: Acting): Route[] {
  return [
    route(calls.show, policy, ({ services, session, params: { id } }) =>
      documents.showDocument({ services, session, id, isDesk, kinds }),
    ),
    route(calls.replace, policy, ({ services, session, params: { id }, query: { name }, request }) =>
      documents.replaceFile({ services, session, id, isDesk, name, bytes: request.body as Buffer }),
    ),
    route(calls.describe, policy, ({ services, session, params: { id }, body: facts }) =>
      documents.describe({ services, session, id, isDesk, facts }),
    ),
    route(calls.remove, policy, async ({ services, session, params: { id } }) => {
      await documents.removeDocument({ services, session, id, isDesk })
      return undefined
    }),
    route(calls.read, policy, ({ services, session, params: { id }, header }) =>
      documents.readDocument({ services, session, id, isDesk, kinds, header }),
    ),
    route(calls.uses, policy, ({ services, session, params: { id } }) =>
      documents.usesOf({ services, session, id, isDesk, kinds }),
    ),
  ]
}
