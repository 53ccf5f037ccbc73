import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { gracefulShutdownOf } from '#platform/server/http/graceful-shutdown.ts'
import { mountAssets } from '#platform/server/pages/assets.ts'
import { mountPages } from '#platform/server/pages/pages.ts'
import { loadBuiltPages } from '#platform/server/pages/render-page.ts'
import type { Services } from '#platform/server/services.ts'
import { buildApi } from './compose.ts'
import { collectMetrics } from './metrics.ts'
import { mountDescription, mountOperations } from './operations.ts'
import { serviceFigures } from './service-figures.ts'

export const BUILD = join(import.meta.dirname, '../../build')

/** One page of each kind: the renderer has to load and warm up, for which the first visitor would wait. */
const FIRST_PAGES = ['/opportunities', '/dashboard', '/profile']

/**
 * Renders some pages for warming up, one after another, so that requests get their turn in between; `isOver` ends it early.
 */
export async function warmUp(app: FastifyInstance, isOver: () => boolean = () => false): Promise<void> {
  for (const url of FIRST_PAGES) {
    if (isOver()) return
    await app.inject({ url, headers: { cookie: 'signed=1' } })
  }
}

/** Builds the server before it listens. */
export async function buildWebApp(input: {
  services: Services
  isDevelopment: boolean
  /** A process beside the first. */
  isExtra?: boolean
  /** Returns the response of `/metrics`, given a reader for the figures of this process. */
  allFigures(own: () => Promise<string>): Promise<string>
}) {
  const { services, isDevelopment, isExtra = false, allFigures } = input
  const app = await buildApi(services)
  const { isShuttingDown, startDrain, shutDown } = gracefulShutdownOf(app)
  const figures = collectMetrics(app, () => serviceFigures({ app, services, isExtra }))
  mountOperations({ app, services, isShuttingDown, figures: () => allFigures(figures) })
  mountDescription(app, services.config)
  const pages = await (isDevelopment
    ? (await import('./dev-pages.ts')).openDevPages(app)
    : loadBuiltPages(BUILD))
  if (!pages.development) await mountAssets(app, pages.clientFolder)
  mountPages({ app, services, pages })
  return { app, pages, startDrain, shutDown, figures }
}
