import type { Feature, Registry } from '#platform/server/feature.ts'
import { keepRows } from '#platform/server/merging.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { areaRoutes } from './areas.routes.ts'

/** Switches with which staff let areas of the product rest. */
export function createAreasFeature({ features }: { features: Registry }): Feature {
  return {
    name: 'areas',
    catalogues: { bhs, en },
    routes: areaRoutes(features),
    auditActions: ['close', 'release'],
    merger: { 'resting_areas.rested_by': keepRows },
  }
}
