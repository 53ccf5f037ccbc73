import { route } from '#platform/server/http/route.ts'
import * as canvas from '../contract/canvas.endpoints.ts'
import * as invitations from '../contract/invitations/invitations.endpoints.ts'
import * as versions from '../contract/versions/versions.endpoints.ts'
import * as documents from '../contract/documents/attached.endpoints.ts'
import * as files from '../contract/documents/documents.endpoints.ts'
import * as readings from '../contract/reading/reading.endpoints.ts'
import { saveBirthday } from './ages/ages.service.ts'
import { saveDocument, renameDocument, readDocument, removeDocument } from './attached/attached.service.ts'
import { listOwn } from './canvas.queries.ts'
import { startCanvas, canvasOf, getCanvas } from './canvas.service.ts'
import { canvasFile } from './documents/file.service.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteConnection,
  listInvitationsOf,
  getInvitationByLink,
  previewMembership,
} from './invitations/invitations.service.ts'
import { readDocumentFor } from './reading/reading.service.ts'
import { confirmCanvas, submitCanvas } from './submission.service.ts'
import { leaveTeam } from './leaving/leaving.service.ts'
import { endLink } from './links/links.service.ts'
import { invite, joinTeam } from './team.service.ts'
import { getUpdatesAfter, getUpdatesToOpen } from './shared-document/updates.queries.ts'
import { createVersion, listVersions, getVersion } from './versions/versions.service.ts'
import { sendPresence, addUpdate } from './writing.service.ts'

export const routes = [
  route(canvas.listCanvases, 'member', async ({ services, session }) => ({
    items: await listOwn(services.db, session.userId),
  })),
  route(canvas.startCanvas, 'member', async ({ services, session, body }) => ({
    id: await startCanvas(services, { slug: body.call, userId: session.userId }),
  })),
  route(canvas.createMembership, 'member', async ({ services, session, body }) => ({
    id: await joinTeam({ services, userId: session.userId, token: body.token }),
  })),
  route(canvas.getCanvas, 'owner', async ({ services, session, params }) =>
    getCanvas({ services, id: params.id, userId: session.userId }),
  ),
  route(canvas.getUpdates, 'owner', async ({ services, session, params: { id }, query }) => {
    await canvasOf(services.db, { id, userId: session.userId, reads: true })
    const encode = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('base64')
    if (query.open) {
      const { snapshot, update, seq } = await getUpdatesToOpen(services.db, id)
      return { snapshot: encode(snapshot), update: encode(update), seq }
    }
    const { update, seq } = await getUpdatesAfter(services.db, { id, after: Number(query.after ?? 0) })
    return { update: encode(update), seq }
  }),
  route(canvas.addUpdate, 'owner', async ({ services, session, params, body }) =>
    addUpdate({ services, id: params.id, userId: session.userId, ...body }),
  ),
  route(canvas.sendPresence, 'owner', async ({ services, session, params, body }) => {
    await sendPresence({ services, id: params.id, userId: session.userId, ...body })
    return undefined
  }),
  route(canvas.saveBirthday, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await saveBirthday({ ...input, born: body.born })
    return getCanvas(input)
  }),
  route(canvas.invite, 'owner', async ({ services, session, params, body, locale }) =>
    invite({
      services,
      id: params.id,
      userId: session.userId,
      email: body.email,
      mentor: body.mentor,
      locale,
    }),
  ),
  route(
    invitations.inviteConnection,
    'owner',
    async ({ services, session, params: { id, person }, body }) => {
      const input = { services, id, userId: session.userId }
      await inviteConnection({ ...input, person, mentor: body.mentor })
      return getCanvas(input)
    },
  ),
  route(invitations.getInvitationByLink, 'public', ({ services, body, locale }) =>
    getInvitationByLink({ services, token: body.token, locale }),
  ),
  route(invitations.previewMembership, 'member', ({ services, session, body, locale }) =>
    previewMembership({ services, userId: session.userId, token: body.token, locale }),
  ),
  route(invitations.listInvitations, 'member', async ({ services, session, locale }) => ({
    items: await listInvitationsOf(services, { userId: session.userId, locale }),
  })),
  route(invitations.acceptInvitation, 'owner', async ({ services, session, params: { id } }) => {
    await acceptInvitation({ services, id, userId: session.userId })
    return { id }
  }),
  route(invitations.declineInvitation, 'owner', async ({ services, session, params: { id } }) => {
    await declineInvitation({ services, id, userId: session.userId })
    return undefined
  }),
  route(canvas.removeTeamMember, 'owner', async ({ services, session, params }) => {
    await leaveTeam({ services, id: params.id, userId: session.userId, mate: params.mate })
    return undefined
  }),
  route(canvas.endLink, 'owner', async ({ services, session, params: { id, link } }) => {
    await endLink({ services, id, userId: session.userId, link })
    return undefined
  }),
  route(canvas.confirmCanvas, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await confirmCanvas({ ...input, ...body })
    return getCanvas(input)
  }),
  route(versions.listVersions, 'owner', async ({ services, session, params }) => ({
    items: await listVersions({ services, id: params.id, userId: session.userId }),
  })),
  route(versions.createVersion, 'owner', async ({ services, session, params, body }) => ({
    id: await createVersion({ services, id: params.id, userId: session.userId, ...body }),
  })),
  route(versions.getVersion, 'owner', async ({ services, session, params }) =>
    getVersion({ services, userId: session.userId, ...params }),
  ),
  route(documents.saveDocument, 'owner', async ({ services, session, params, query, request }) => {
    const input = { services, id: params.id, userId: session.userId }
    await saveDocument({ ...input, document: params.document, ...query, bytes: request.body as Buffer })
    return getCanvas(input)
  }),
  route(documents.updateDocumentName, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await renameDocument({ ...input, document: params.document, name: body.name })
    return getCanvas(input)
  }),
  route(documents.removeDocument, 'owner', async ({ services, session, params }) => {
    const input = { services, id: params.id, userId: session.userId }
    await removeDocument({ ...input, document: params.document })
    return getCanvas(input)
  }),
  route(readings.previewDocument, 'owner', ({ services, session, params, request }) =>
    readDocumentFor({ services, id: params.id, userId: session.userId, bytes: request.body as Buffer }),
  ),
  route(documents.getDocument, 'owner', readDocument),
  route(files.getCanvasFile, 'owner', canvasFile),
  route(canvas.submitCanvas, 'owner', async ({ services, session, params, body }) => {
    const input = { services, id: params.id, userId: session.userId }
    await submitCanvas({ ...input, ...body })
    return getCanvas(input)
  }),
]
