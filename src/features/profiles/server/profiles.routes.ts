import { type Route, route } from '#platform/server/http/route.ts'
import type { PictureKind } from '../contract/pictures.ts'
import {
  updatePublication as publicationEndpoint,
  updateVisibility as visibilityEndpoint,
  confirmTexts as checkEndpoint,
  getOwnProfile as getOwnProfileEndpoint,
  removeCover,
  removePhoto,
  saveSection as sectionEndpoints,
  updateSuggestion as updateSuggestionEndpoint,
  uploadCover,
  uploadPhoto,
} from '../contract/profile.endpoints.ts'
import type { Content, SectionName } from '../contract/sections.ts'
import {
  getMemberProfile as getMemberProfileEndpoint,
  getPublicProfile as getPublicProfileEndpoint,
  previewProfile as previewEndpoint,
} from '../contract/public.endpoints.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import {
  updatePublication,
  updateSuggestion,
  updateVisibility,
  confirmTexts,
  getOwnProfile,
  saveSection,
} from './own.service.ts'
import { savePicture, removePicture } from './pictures/pictures.service.ts'
import { getMemberProfile, previewProfile, getPublicProfile } from './public.service.ts'
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
  route(getOwnProfileEndpoint, 'member', getOwnProfile),
  ...sections,
  route(checkEndpoint, 'member', async ({ services, session, body }) => {
    await confirmTexts({ services, session, ...body })
    return undefined
  }),
  route(visibilityEndpoint, 'member', async ({ services, session, body }) => {
    await updateVisibility({ services, session, ...body })
    return undefined
  }),
  route(updateSuggestionEndpoint, 'member', async ({ services, session, body }) => {
    await updateSuggestion({ services, session, ...body })
    return undefined
  }),
  route(publicationEndpoint, 'member', ({ services, session, body }) =>
    updatePublication({ services, session, published: body.published, slug: body.slug }),
  ),
  ...pictures,
  ...evidenceRoutes,
  route(previewEndpoint, 'member', ({ services, session, query }) =>
    previewProfile({ services, userId: session.userId, audience: query.as }),
  ),
  route(getMemberProfileEndpoint, 'member', ({ services, session, params: { x } }) =>
    getMemberProfile({ services, session, x, relation }),
  ),
  route(getPublicProfileEndpoint, 'public', ({ services, params }) =>
    getPublicProfile(services, params.slug),
  ),
]
