import type { Db } from '#platform/server/db/database.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import * as confirming from '../contract/confirming.endpoints.ts'
import {
  addLibraryPhoto as addFromLibrary,
  addPhoto,
  removePhoto,
} from '../contract/photos/photos.endpoints.ts'
import * as projects from '../contract/projects.endpoints.ts'
import { exportFundedProjects, listFundedProjects } from '../contract/overview/overview.endpoints.ts'
import { moneyRoutes } from './money/money.routes.ts'
import {
  confirmContribution,
  readContribution,
  requestConfirmation,
} from './confirmation/confirmation.service.ts'
import { hoursRoutes } from './hours/hours.routes.ts'
import { addLibraryPhoto } from './photos/library-photos.service.ts'
import { overviewFile } from './overview/overview-file.service.ts'
import { readOverview } from './overview/overview.service.ts'
import { removePhotoFrom, addPhotoTo } from './photos/photos.service.ts'
import { listManagedProjects, listOwnProjects } from './projects.queries.ts'
import { countEarlier } from './projects.queries.ts'
import { listCards, readOwnProject, readProject } from './projects.service.ts'
import {
  updateSummary,
  addEntry,
  completeProject,
  cancelEntry,
  addActivity,
  removeActivity,
} from './writing.service.ts'

const CHANGES_AN_HOUR = 300

function limitChanges(db: Db, userId: string): Promise<unknown> {
  return limitOrThrow(db, { key: `projects:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

export const routes: readonly Route[] = [
  ...moneyRoutes,
  ...hoursRoutes,
  route(listFundedProjects, { admin: 'grants' }, ({ services: { db }, query }) => readOverview(db, query)),
  route(exportFundedProjects, { admin: 'grants' }, overviewFile),
  route(projects.listProjects, 'public', async ({ services: { db } }) => ({
    projects: await listCards(db),
    earlier: await countEarlier(db),
  })),
  route(projects.getProject, 'public', ({ services: { db }, params }) => readProject(db, params.slug)),
  route(projects.listOwnProjects, 'member', async ({ services: { db }, session }) => ({
    projects: await listOwnProjects(db, session.userId),
    lookedAfter: await listManagedProjects(db, session),
  })),
  route(projects.getOwnProject, 'owner', ({ services: { db }, session: { userId }, params: { slug } }) =>
    readOwnProject(db, { slug, userId }),
  ),
  route(projects.updateSummary, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await updateSummary({ services, me, ...params }, body.summary)
    return undefined
  }),
  route(projects.addActivity, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await addActivity({ services, me, ...params }, body)
    return undefined
  }),
  route(projects.removeActivity, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await removeActivity({ services, me, ...params })
    return undefined
  }),
  route(addPhoto, 'owner', ({ services, session: { userId: me }, params, query, request }) =>
    addPhotoTo({ services, me, ...params, ...query, bytes: request.body as Buffer }),
  ),
  route(addFromLibrary, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    return addLibraryPhoto({ services, me, ...params, ...body })
  }),
  route(projects.addEntry, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await addEntry({ services, me, ...params }, body)
    return undefined
  }),
  route(projects.cancelEntry, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await cancelEntry({ services, me, ...params })
    return undefined
  }),
  route(removePhoto, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await removePhotoFrom({ services, me, ...params })
    return undefined
  }),
  route(projects.completeProject, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await completeProject({ services, me, ...params }, body)
    return undefined
  }),
  route(
    confirming.requestGiverConfirmation,
    'owner',
    async ({ services, session: { userId: me }, params, body, locale }) => {
      await requestConfirmation({ services, me, locale, ...params, ...body })
      return undefined
    },
  ),
  route(confirming.getContributionByLink, 'public', ({ services, body: { token }, client: { address } }) =>
    readContribution({ services, token, address }),
  ),
  route(
    confirming.confirmContribution,
    'public',
    async ({ services, body: { token }, client: { address } }) => {
      await confirmContribution({ services, token, address })
      return undefined
    },
  ),
]
