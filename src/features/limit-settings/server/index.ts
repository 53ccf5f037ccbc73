import type { Feature, Registry } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { keepRows } from '#platform/server/merging.ts'
import * as endpoints from '../contract/limits.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { listLimits, updateLimit } from './limits.service.ts'

/** Limits that staff tighten or loosen while the product runs. */
export function createLimitSettingsFeature({ features }: { features: Registry }): Feature {
  return {
    name: 'limit-settings',
    catalogues: { bhs, en },
    routes: [
      route(endpoints.listLimits, 'globalAdmin', ({ services, locale }) =>
        listLimits({ services, features, locale }),
      ),
      route(endpoints.updateLimit, 'globalAdmin', async ({ services, session, params, body }) => {
        await updateLimit({ services, features, session, ...params, ...body })
        return undefined
      }),
    ],
    auditActions: ['change'],
    seed: async (services) => (await import('./limits.seed.ts')).seedLimitUse(services),
    seedAfter: [],
    merger: { 'limit_settings.changed_by': keepRows },
  }
}
