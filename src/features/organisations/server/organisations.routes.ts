import { toIso } from '#platform/server/db/rows-of.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as admin from '../contract/admin.endpoints.ts'
import * as own from '../contract/organisation.endpoints.ts'
import * as people from '../contract/people.endpoints.ts'
import * as shown from '../contract/public.endpoints.ts'
import * as checks from '../contract/verification.endpoints.ts'
import { listOrganisationsOf } from './cards.queries.ts'
import { requestCheck, sendDomainCode, confirmDomain } from './check/check.service.ts'
import { decide } from './check/decisions.service.ts'
import { getOrganisationForCheck, listForCheck } from './check/queue.queries.ts'
import { removeLogo, saveLogo } from './logo.service.ts'
import { updateOrganisation, createOwnOrganisation, getOrganisation } from './own.service.ts'
import { listForAddress } from './people/invitations.queries.ts'
import { accept, decline, invite, previewInvitation, withdraw } from './people/invitations.service.ts'
import { updateRole, listPeople, removePerson } from './people/people.service.ts'
import { type Knowledge, listVerified, getPublicOrganisation } from './public/public.service.ts'

const STAFF = { admin: 'opportunities' } as const

const ownRoutes = [
  route(own.listOwnOrganisations, 'member', async ({ services: { db }, session }) => {
    const [belongsTo, invitations] = await Promise.all([
      listOrganisationsOf(db, session.userId),
      listForAddress(db, session.email),
    ])
    return {
      organisations: belongsTo.map(({ role, state, ...card }) => ({ card, role, state })),
      invitations: invitations.map(({ id, organisation, role, expiresAt }) => ({
        id,
        organisation,
        role,
        expiresAt: toIso(expiresAt),
      })),
    }
  }),
  route(own.createOrganisation, 'member', createOwnOrganisation),
  route(own.getOrganisation, 'owner', ({ services, session, params: { id } }) =>
    getOrganisation({ services, session, id }),
  ),
  route(own.updateOrganisation, 'owner', ({ services, session, params: { id }, body, request }) =>
    updateOrganisation({ services, session, id, body, headers: request.headers }),
  ),
  route(own.uploadLogo, 'member', ({ services, session, params: { id }, request }) =>
    saveLogo({ services, session, id, bytes: request.body as Buffer }),
  ),
  route(own.removeLogo, 'owner', async ({ services, session, params: { id } }) => {
    await removeLogo({ services, session, id })
    return undefined
  }),
]

const peopleRoutes = [
  route(people.listPeople, 'owner', ({ services, session, params: { id } }) =>
    listPeople({ services, session, id }),
  ),
  route(people.invitePerson, 'owner', async ({ services, session, params: { id }, body, locale }) => {
    await invite({ services, session, id, locale, ...body })
    return undefined
  }),
  route(people.withdrawInvitation, 'owner', async ({ services, session, params }) => {
    await withdraw({ services, session, ...params })
    return undefined
  }),
  route(people.updateRole, 'owner', async ({ services, session, params, body }) => {
    await updateRole({ services, session, ...params, role: body.role })
    return undefined
  }),
  route(people.removePerson, 'owner', async ({ services, session, params }) => {
    await removePerson({ services, session, ...params })
    return undefined
  }),
  route(people.previewInvitation, 'public', ({ services, body, client }) =>
    previewInvitation(services, { token: body.token, address: client.address }),
  ),
  route(people.acceptInvitation, 'owner', ({ services, session, params: { id } }) =>
    accept({ services, session, id }),
  ),
  route(people.declineInvitation, 'owner', async ({ services, session, params: { id } }) => {
    await decline({ services, session, id })
    return undefined
  }),
]

const checkRoutes = [
  route(checks.sendDomainCode, 'owner', async ({ services, session, params: { id }, body, locale }) => {
    await sendDomainCode({ services, session, id, locale, mailbox: body.mailbox })
    return undefined
  }),
  route(checks.confirmDomain, 'owner', async ({ services, session, params: { id }, body }) => {
    await confirmDomain({ services, session, id, code: body.code })
    return undefined
  }),
  route(checks.requestCheck, 'owner', async ({ services, session, params: { id } }) => {
    await requestCheck({ services, session, id })
    return undefined
  }),
  route(admin.listOrganisationsForCheck, STAFF, ({ services, query }) => listForCheck(services.db, query)),
  route(admin.getOrganisationForCheck, STAFF, ({ services, params }) =>
    getOrganisationForCheck(services.db, params.id),
  ),
  route(admin.decideOrganisation, STAFF, async ({ services, session, params: { id }, body }) => {
    await decide({ services, session, id, body })
    return undefined
  }),
]

/** Returns the routes, given the knowledge of other features for the public page. */
export function routesWith(knowledge: Knowledge): readonly Route[] {
  return [
    ...ownRoutes,
    ...peopleRoutes,
    ...checkRoutes,
    route(shown.getPublicOrganisation, 'public', ({ services: { db }, params: { slug } }) =>
      getPublicOrganisation(db, { slug, knowledge }),
    ),
    route(shown.listPublicOrganisations, 'public', ({ services: { db }, query }) => listVerified(db, query)),
  ]
}
