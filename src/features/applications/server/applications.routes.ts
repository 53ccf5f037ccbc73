import { type Route, route } from '#platform/server/http/route.ts'
import {
  addFile as addFileEndpoint,
  beginApplication,
  changeExternal,
  deleteApplication,
  getApplication,
  getApplicationCv,
  getExternal,
  getFile,
  keepNote as keepNoteEndpoint,
  listApplications,
  moveExternal,
  readLink as readLinkEndpoint,
  removeFile as removeFileEndpoint,
  saveApplication,
  sendApplication,
  trackExternal,
  withdrawApplication,
} from '../contract/application.endpoints.ts'
import * as letters from '../contract/letters.endpoints.ts'
import { readFile } from './files.service.ts'
import { change, move, readExternal, track } from './member/external.service.ts'
import { addFile, removeFile } from './member/files.service.ts'
import { createLetter, deleteLetter, listLetters, readLetter, saveLetter } from './member/letters.service.ts'
import { listOwn } from './member/list.service.ts'
import { readLink } from './member/link.service.ts'
import { begin, keepNote, readCv, readOwn, remove, save, send, withdraw } from './member/own.service.ts'

/** The endpoints for members' own applications. */
export const memberRoutes: readonly Route[] = [
  route(listApplications, 'member', ({ services, session, query }) =>
    listOwn({ services, session, ...query }),
  ),
  route(beginApplication, 'member', ({ services, session, locale, body }) =>
    begin({ services, session, locale, opportunity: body.opportunity }),
  ),
  route(getApplication, 'owner', ({ services, session, params }) =>
    readOwn({ services, session, ...params }),
  ),
  route(getApplicationCv, 'owner', ({ services, session, locale, params }) =>
    readCv({ services, session, locale, ...params }),
  ),
  route(saveApplication, 'owner', ({ services, session, params, body, request }) =>
    save({ services, session, ...params, body, headers: request.headers }),
  ),
  route(keepNoteEndpoint, 'owner', async ({ services, session, params, body }) => {
    await keepNote({ services, session, ...params, ...body })
    return undefined
  }),
  route(sendApplication, 'owner', ({ services, session, params }) => send({ services, session, ...params })),
  route(withdrawApplication, 'owner', ({ services, session, params }) =>
    withdraw({ services, session, ...params }),
  ),
  route(deleteApplication, 'owner', async ({ services, session, params }) => {
    await remove({ services, session, ...params })
    return undefined
  }),
  route(addFileEndpoint, 'member', ({ services, session, params, query, request }) =>
    addFile({ services, session, ...params, name: query.name, bytes: request.body as Buffer }),
  ),
  route(removeFileEndpoint, 'owner', async ({ services, session, params }) => {
    await removeFile({ services, session, ...params })
    return undefined
  }),
  route(getFile, 'owner', readFile),
  route(trackExternal, 'member', ({ services, session, body }) => track({ services, session, body })),
  route(readLinkEndpoint, 'member', ({ services, session, body }) =>
    readLink({ services, session, ...body }),
  ),
  route(getExternal, 'owner', ({ services, session, params }) =>
    readExternal({ services, session, ...params }),
  ),
  route(changeExternal, 'owner', ({ services, session, params, body }) =>
    change({ services, session, ...params, body }),
  ),
  route(moveExternal, 'owner', ({ services, session, params, body }) =>
    move({ services, session, ...params, body }),
  ),
  route(letters.listLetters, 'member', ({ services, session }) => listLetters({ services, session })),
  route(letters.getLetter, 'owner', ({ services, session, params }) =>
    readLetter({ services, session, ...params }),
  ),
  route(letters.createLetter, 'member', ({ services, session, body }) =>
    createLetter({ services, session, body }),
  ),
  route(letters.saveLetter, 'owner', ({ services, session, params, body }) =>
    saveLetter({ services, session, ...params, body }),
  ),
  route(letters.deleteLetter, 'owner', async ({ services, session, params }) => {
    await deleteLetter({ services, session, ...params })
    return undefined
  }),
]
