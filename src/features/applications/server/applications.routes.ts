import { type Route, route } from '#platform/server/http/route.ts'
import {
  addFile as addFileEndpoint,
  startApplication,
  saveExternal,
  deleteApplication,
  getApplication,
  getApplicationCv,
  getExternal,
  getFile,
  saveNote,
  listApplications,
  updateExternalStatus,
  previewLink,
  removeFile as removeFileEndpoint,
  saveApplication,
  sendApplication,
  createExternal,
  withdrawApplication,
} from '../contract/application.endpoints.ts'
import * as letters from '../contract/letters.endpoints.ts'
import { getFileContent } from './files.service.ts'
import { saveExternalOf, updateStatus, getExternalOf, createTracked } from './member/external.service.ts'
import { addFile, removeFile } from './member/files.service.ts'
import { createLetter, deleteLetter, listLetters, getLetter, saveLetter } from './member/letters.service.ts'
import { listOwn } from './member/list.service.ts'
import { previewPage } from './member/link.service.ts'
import { start, saveNoteOf, getCv, getOwn, deleteDraft, save, send, withdraw } from './member/own.service.ts'

/** The endpoints for members' own applications. */
export const memberRoutes: readonly Route[] = [
  route(listApplications, 'member', ({ services, session, query }) =>
    listOwn({ services, session, ...query }),
  ),
  route(startApplication, 'member', ({ services, session, locale, body }) =>
    start({ services, session, locale, opportunity: body.opportunity }),
  ),
  route(getApplication, 'owner', ({ services, session, params }) => getOwn({ services, session, ...params })),
  route(getApplicationCv, 'owner', ({ services, session, locale, params }) =>
    getCv({ services, session, locale, ...params }),
  ),
  route(saveApplication, 'owner', ({ services, session, params, body, request }) =>
    save({ services, session, ...params, body, headers: request.headers }),
  ),
  route(saveNote, 'owner', async ({ services, session, params, body }) => {
    await saveNoteOf({ services, session, ...params, ...body })
    return undefined
  }),
  route(sendApplication, 'owner', ({ services, session, params }) => send({ services, session, ...params })),
  route(withdrawApplication, 'owner', ({ services, session, params }) =>
    withdraw({ services, session, ...params }),
  ),
  route(deleteApplication, 'owner', async ({ services, session, params }) => {
    await deleteDraft({ services, session, ...params })
    return undefined
  }),
  route(addFileEndpoint, 'member', ({ services, session, params, query, request }) =>
    addFile({ services, session, ...params, name: query.name, bytes: request.body as Buffer }),
  ),
  route(removeFileEndpoint, 'owner', async ({ services, session, params }) => {
    await removeFile({ services, session, ...params })
    return undefined
  }),
  route(getFile, 'owner', getFileContent),
  route(createExternal, 'member', ({ services, session, body }) =>
    createTracked({ services, session, body }),
  ),
  route(previewLink, 'member', ({ services, session, body }) => previewPage({ services, session, ...body })),
  route(getExternal, 'owner', ({ services, session, params }) =>
    getExternalOf({ services, session, ...params }),
  ),
  route(saveExternal, 'owner', ({ services, session, params, body }) =>
    saveExternalOf({ services, session, ...params, body }),
  ),
  route(updateExternalStatus, 'owner', ({ services, session, params, body }) =>
    updateStatus({ services, session, ...params, body }),
  ),
  route(letters.listLetters, 'member', ({ services, session }) => listLetters({ services, session })),
  route(letters.getLetter, 'owner', ({ services, session, params }) =>
    getLetter({ services, session, ...params }),
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
