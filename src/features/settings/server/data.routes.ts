import { localDay } from '#platform/contract/local-time.ts'
import type { Registry } from '#platform/server/feature.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import {
  exportData,
  getDeletionPlan,
  cancelDeletion as keepEndpoint,
  requestDeletion as requestEndpoint,
} from '../contract/data.endpoints.ts'
import { cancelDeletion, type Ownership, requestDeletion } from './deletion.service.ts'
import { exportFiles } from './export.service.ts'
import { zipStream } from './zip.ts'

const EXPORTS_AN_HOUR = 5

/** Returns the routes for the export and the deletion of an account, with the parts of every feature. */
export function dataRoutes(features: Registry, ownership?: Ownership): readonly Route[] {
  return [
    route(exportData, 'member', async ({ services, session, header }) => {
      const key = `settings:export:${session.userId}`
      await limitOrThrow(services.db, { key, limit: EXPORTS_AN_HOUR, windowSeconds: 3600 })
      const name = `${fileWord(services.config.productName)}-${localDay(new Date())}.zip`
      header('content-type', 'application/zip')
      header('content-disposition', `attachment; filename="${name}"`)
      return zipStream(exportFiles({ services, userId: session.userId, features: features() }))
    }),
    route(getDeletionPlan, 'member', async ({ services, session }) => ({
      organisations: (await ownership?.ownedAlone(services.db, session.userId)) ?? [],
    })),
    route(requestEndpoint, 'member', async ({ services, session, body }) => {
      const { email, password, deleteSent = false, organisations: choices = [] } = body
      const at = await requestDeletion({ services, session, email, password, deleteSent, choices, ownership })
      return { deleteAfter: toIso(at) }
    }),
    route(keepEndpoint, 'member', async ({ services, session }) => {
      await cancelDeletion({ services, session, ownership })
      return undefined
    }),
  ]
}

function fileWord(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'data'
  )
}
