import type { Feature } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { keepRows } from '#platform/server/merging.ts'
import * as endpoints from '../contract/product-settings.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { insertConsent } from './consent.queries.ts'
import { getProductSettings, updateSetting } from './product-settings.service.ts'

/** The name of the product, its pixel, and how visitors answer the question about measuring. */
export const productSettings: Feature = {
  name: 'product-settings',
  catalogues: { bhs, en },
  routes: [
    route(endpoints.getProductSettings, 'globalAdmin', ({ services }) => getProductSettings(services)),
    route(endpoints.updateProductName, 'globalAdmin', async ({ services, session, body }) => {
      await updateSetting({ services, session, name: 'productName', ...body })
      return undefined
    }),
    route(endpoints.updatePixel, 'globalAdmin', async ({ services, session, body }) => {
      await updateSetting({ services, session, name: 'pixelId', ...body })
      return undefined
    }),
    route(endpoints.answerConsent, 'public', async ({ services, body }) => {
      await insertConsent(services.db, body.choice)
      return undefined
    }),
  ],
  auditActions: ['change'],
  merger: { 'product_settings.changed_by': keepRows },
}
