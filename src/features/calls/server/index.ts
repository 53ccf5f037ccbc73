import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { routes } from './calls.routes.ts'
import { exportCalls, mergeCalls } from './data-rights.ts'

export { callById, callBySlug } from './calls.queries.ts'

/** Calls for grant applications: their dates, their rules and the canvas on which one applies. */
export const calls: Feature = {
  name: 'calls',
  catalogues: { bhs, en },
  routes,
  exporter: exportCalls,
  merger: mergeCalls,
}
