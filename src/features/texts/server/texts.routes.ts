import { route } from '#platform/server/http/route.ts'
import { exportTexts, listTexts } from '../contract/texts.endpoints.ts'
import { exportFile } from './export.service.ts'
import { listOf } from './texts.service.ts'

export const routes = [
  route(listTexts, { admin: 'content' }, ({ services, query }) => listOf(services, query)),
  route(exportTexts, { admin: 'content' }, async ({ services, locale, params, query, header }) => {
    const { bytes, type, name } = await exportFile({ services, locale, ...params, query })
    header('content-type', type)
    header('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }),
]
