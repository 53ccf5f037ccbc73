import { buildHttpApp } from '#platform/server/http/http-app.ts'
import { gracefulShutdownOf } from '#platform/server/http/graceful-shutdown.ts'
import type { Services } from '#platform/server/services.ts'
import { collectMetrics } from './metrics.ts'
import { mountOperations } from './operations.ts'
import { serviceFigures } from './service-figures.ts'

/** Builds what a worker answers to those who run it, and to nobody else: whether it is alive and able, and its figures. */
export function buildWorkerApp(services: Services) {
  const app = buildHttpApp({ services, routes: [] })
  const { isShuttingDown, startDrain, shutDown } = gracefulShutdownOf(app)
  const figures = collectMetrics(app, () => serviceFigures({ app, services, isExtra: false }))
  mountOperations({ app, services, isShuttingDown, figures })
  return { app, startDrain, shutDown }
}
