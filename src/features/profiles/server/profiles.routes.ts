import { type Route, route } from '#platform/server/http/route.ts'
import type { PictureKind } from '../contract/pictures.ts'
import {
  updatePublication as publicationEndpoint,
  updateVisibility as visibilityEndpoint,
  confirmTexts as checkEndpoint,
  getOwnProfile,
  removeCover,
  removePhoto,
  saveSection as sectionEndpoints,
  updateSuggestion,
  uploadCover,
  uploadPhoto,
} from '../contract/profile.endpoints.ts'
import type { Content, SectionName } from '../contract/sections.ts'
import {
  getMemberProfile,
  getPublicProfile,
  previewProfile as previewEndpoint,
} from '../contract/public.endpoints.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import {
  changePublication,
  changeSuggestion,
  changeVisibility,
  checkTexts,
  ownProfile,
  saveSection,
} from './own.service.ts'
import { savePicture, removePicture } from './pictures/pictures.service.ts'
import { memberProfile, previewProfile, publicProfile } from './public.service.ts'
import type { Relations } from './relation.ts'

const sections: readonly Route[] = (Object.keys(sectionEndpoints) as SectionName[]).map((section) =>
  route(
    sectionEndpoints[section],
    'member',
    ({ services, session, body, request }) =>
      // Each endpoint's schema validates its content, and its response's schema the output.
      saveSection({
        services,
        session,
        section,
        content: body as Content<SectionName>,
        headers: request.headers,
      }) as never,
  ),
)

const pictures: readonly Route[] = [
  ...(
    [
      ['photo', uploadPhoto],
      ['cover', uploadCover],
    ] as const
  ).map(([kind, endpoint]) =>
    route(endpoint, 'member', ({ services, session, request }) =>
      savePicture({ services, session, kind, bytes: request.body as Buffer }),
    ),
  ),
  ...(
    [
      ['photo', removePhoto],
      ['cover', removeCover],
    ] as const
  ).map(([kind, endpoint]: readonly [PictureKind, typeof removePhoto | typeof removeCover]) =>
    route(endpoint, 'member', async ({ services, session }) => {
      await removePicture({ services, session, kind })
      return undefined
    }),
  ),
]

/** Returns all routes; a later feature knows the relations between people. */
export const routesWith = ({ relation }: Relations): readonly Route[] => [
  route(getOwnProfile, 'member', ownProfile),
  ...sections,
  route(checkEndpoint, 'member', async ({ services, session, body }) => {
    await checkTexts({ services, session, ...body })
    return undefined
  }),
  route(visibilityEndpoint, 'member', async ({ services, session, body }) => {
    await changeVisibility({ services, session, ...body })
    return undefined
  }),
  route(updateSuggestion, 'member', async ({ services, session, body }) => {
    await changeSuggestion({ services, session, ...body })
    return undefined
  }),
  route(publicationEndpoint, 'member', ({ services, session, body }) =>
    changePublication({ services, session, published: body.published, slug: body.slug }),
  ),
  ...pictures,
  ...evidenceRoutes,
  route(previewEndpoint, 'member', ({ services, session, query }) =>
    previewProfile({ services, userId: session.userId, audience: query.as }),
  ),
  route(getMemberProfile, 'member', ({ services, session, params: { x } }) =>
    memberProfile({ services, session, x, relation }),
  ),
  route(getPublicProfile, 'public', ({ services, params }) => publicProfile(services, params.slug)),
]
