import { route } from '#platform/server/http/route.ts'
import {
  startCanvas as begin,
  confirmCanvas as confirm,
  endLink as ending,
  getCanvas,
  invite as inviting,
  createMembership as joining,
  removeTeamMember as leaving,
  listCanvases,
  getUpdates,
  saveBirthday as birthday,
  sendPresence as presence,
  submitCanvas as submit,
  addUpdate as write,
} from '../contract/canvas.endpoints.ts'
import {
  acceptInvitation as accepting,
  declineInvitation as declining,
  inviteConnection as asking,
  listInvitations as invitations,
  getInvitationByLink,
  previewMembership,
} from '../contract/invitations/invitations.endpoints.ts'
import {
  getVersion,
  createVersion as keep,
  listVersions as versions,
} from '../contract/versions/versions.endpoints.ts'
import {
  saveDocument as attach,
  getDocument,
  updateDocumentName as naming,
  removeDocument as removing,
} from '../contract/documents/attached.endpoints.ts'
import { getCanvasFile } from '../contract/documents/documents.endpoints.ts'
import { previewDocument as reading } from '../contract/reading/reading.endpoints.ts'
import { sayBirthday } from './ages/ages.service.ts'
import { attachDocument, nameDocument, readDocument, removeDocument } from './attached/attached.service.ts'
import { listOwn } from './canvas.queries.ts'
import { beginCanvas, canvasOf, showCanvas } from './canvas.service.ts'
import { canvasFile } from './documents/file.service.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteConnection,
  showInvitations,
  showInvitationByLink,
  showMembership,
} from './invitations/invitations.service.ts'
import { readDocumentFor } from './reading/reading.service.ts'
import { confirmCanvas, submitCanvas } from './submission.service.ts'
import { leaveTeam } from './leaving/leaving.service.ts'
import { endLink } from './links/links.service.ts'
import { invite, joinTeam } from './team.service.ts'
import { getUpdatesAfter, getUpdatesToOpen } from './shared-document/updates.queries.ts'
import { saveVersion, listVersions, showVersion } from './versions/versions.service.ts'
import { sayPresence, writeUpdate } from './writing.service.ts'

export const routes = [
  route(listCanvases, 'member', async ({ services, session }) => ({
    items: await listOwn(services.db, session.userId),
  })),
  route(begin, 'member', async ({ services, session, body }) => ({
    id: await beginCanvas(services, { slug: body.call, userId: session.userId }),
  })),
  route(joining, 'member', async ({ services, session, body }) => ({
    id: await joinTeam({ services, userId: session.userId, token: body.token }),
  })),
  route(getCanvas, 'owner', async ({ services, session, params }) =>
    showCanvas({ services, id: params.id, userId: session.userId }),
  ),
  route(getUpdates, 'owner', async ({ services, session, params: { id }, query }) => {
    await canvasOf(services.db, { id, userId: session.userId, reads: true })
    const encode = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('base64')
    if (query.open) {
      const { snapshot, update, seq } = await getUpdatesToOpen(services.db, id)
      return { snapshot: encode(snapshot), update: encode(update), seq }
    }
    const { update, seq } = await getUpdatesAfter(services.db, { id, after: Number(query.after ?? 0) })
    return { update: encode(update), seq }
  }),
  route(write, 'owner', async ({ services, session, params, body }) =>
    writeUpdate({ services, id: params.id, userId: session.userId, ...body }),
  ),
  route(presence, 'owner', async ({ services, session, params, body }) => {
    await sayPresence({ services, id: params.id, userId: session.userId, ...body })
    return undefined
  }),
  route(birthday, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await sayBirthday({ ...input, born: body.born })
    return showCanvas(input)
  }),
  route(inviting, 'owner', async ({ services, session, params, body, locale }) =>
    invite({
      services,
      id: params.id,
      userId: session.userId,
      email: body.email,
      mentor: body.mentor,
      locale,
    }),
  ),
  route(asking, 'owner', async ({ services, session, params: { id, person }, body }) => {
    const input = { services, id, userId: session.userId }
    await inviteConnection({ ...input, person, mentor: body.mentor })
    return showCanvas(input)
  }),
  route(getInvitationByLink, 'public', ({ services, body, locale }) =>
    showInvitationByLink({ services, token: body.token, locale }),
  ),
  route(previewMembership, 'member', ({ services, session, body, locale }) =>
    showMembership({ services, userId: session.userId, token: body.token, locale }),
  ),
  route(invitations, 'member', async ({ services, session, locale }) => ({
    items: await showInvitations(services, { userId: session.userId, locale }),
  })),
  route(accepting, 'owner', async ({ services, session, params: { id } }) => {
    await acceptInvitation({ services, id, userId: session.userId })
    return { id }
  }),
  route(declining, 'owner', async ({ services, session, params: { id } }) => {
    await declineInvitation({ services, id, userId: session.userId })
    return undefined
  }),
  route(leaving, 'owner', async ({ services, session, params }) => {
    await leaveTeam({ services, id: params.id, userId: session.userId, mate: params.mate })
    return undefined
  }),
  route(ending, 'owner', async ({ services, session, params: { id, link } }) => {
    await endLink({ services, id, userId: session.userId, link })
    return undefined
  }),
  route(confirm, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await confirmCanvas({ ...input, ...body })
    return showCanvas(input)
  }),
  route(versions, 'owner', async ({ services, session, params }) => ({
    items: await listVersions({ services, id: params.id, userId: session.userId }),
  })),
  route(keep, 'owner', async ({ services, session, params, body }) => ({
    id: await saveVersion({ services, id: params.id, userId: session.userId, ...body }),
  })),
  route(getVersion, 'owner', async ({ services, session, params }) =>
    showVersion({ services, userId: session.userId, ...params }),
  ),
  route(attach, 'owner', async ({ services, session, params, query, request }) => {
    const input = { services, id: params.id, userId: session.userId }
    await attachDocument({ ...input, document: params.document, ...query, bytes: request.body as Buffer })
    return showCanvas(input)
  }),
  route(naming, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await nameDocument({ ...input, document: params.document, name: body.name })
    return showCanvas(input)
  }),
  route(removing, 'owner', async ({ services, session, params }) => {
    const input = { services, id: params.id, userId: session.userId }
    await removeDocument({ ...input, document: params.document })
    return showCanvas(input)
  }),
  route(reading, 'owner', ({ services, session, params, request }) =>
    readDocumentFor({ services, id: params.id, userId: session.userId, bytes: request.body as Buffer }),
  ),
  route(getDocument, 'owner', readDocument),
  route(getCanvasFile, 'owner', canvasFile),
  route(submit, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await submitCanvas({ ...input, ...body })
    return showCanvas(input)
  }),
]
