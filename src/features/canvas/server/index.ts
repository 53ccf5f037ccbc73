import type { Feature } from '#platform/server/feature.ts'
import { routes } from './canvas.routes.ts'
import { canvasPart } from './canvas.part.ts'
import { helpBlocks, nameOfHelp } from '../contract/help/help-blocks.ts'
import { canvasTitle } from '../contract/titles.ts'
import { catalogues } from './catalogues.ts'
import { compactTask } from './shared-document/compact.task.ts'
import { eraseCanvases, exportCanvases, mergeCanvases } from './data-rights.ts'
import { canvasNotifications } from './notifications.ts'
import { grantSearch } from './search-kind.ts'
import { canvasMails } from './mail-samples.ts'
import { teamInvitationLimit } from './team.service.ts'

export { recheckAges } from './ages/ages.service.ts'
export { aboutCanvas } from './about.ts'
export { requestChangesFromTeam } from './changes/changes.service.ts'
export { canvasThreads } from './talk/canvas-threads.ts'

/** Applications for grants that teams write together. */
export const canvas: Feature = {
  name: 'canvas',
  catalogues,
  limits: [teamInvitationLimit],
  mails: canvasMails,
  blockPages: [{ path: '/canvas', title: canvasTitle, blocks: helpBlocks, nameOf: nameOfHelp }],
  routes,
  dashboard: canvasPart,
  tasks: [compactTask],
  searchKinds: [grantSearch],
  notifications: canvasNotifications,
  exporter: exportCanvases,
  eraser: eraseCanvases,
  merger: mergeCanvases,
  seed: async (services) => (await import('./seed/canvas.seed.ts')).seedCanvases(services),
  seedAfter: ['calls'],
}
