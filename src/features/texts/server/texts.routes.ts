import { route } from '#platform/server/http/route.ts'
import {
  confirmText,
  updateTexts,
  listTextChanges,
  previewTexts,
  restoreTexts,
} from '../contract/changes.endpoints.ts'
import { exportTexts, listTexts } from '../contract/texts.endpoints.ts'
import { changeAll, changesOf, restoreAll } from './changes.service.ts'
import { checkText } from './checks.service.ts'
import { exportFile } from './export.service.ts'
import { previewOf } from './preview.service.ts'
import { listOf } from './texts.service.ts'

export const routes = [
  route(listTexts, { admin: 'content' }, ({ services, query }) => listOf(services, query)),
  route(exportTexts, { admin: 'content' }, async ({ services, locale, params, query, header }) => {
    const { bytes, type, name } = await exportFile({ services, locale, ...params, query })
    header('content-type', type)
    header('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }),
  route(previewTexts, { admin: 'content' }, ({ services, body }) => previewOf(services, body)),
  route(listTextChanges, { admin: 'content' }, ({ services, query }) => changesOf(services, query.before)),
  // Changes nothing that people read.
  route(confirmText, { admin: 'content' }, async ({ services, session, body }) => {
    await checkText({ services, session }, body)
    return undefined
  }),
  // Texts of all pages may only be published by global admins, as in live editing.
  route(updateTexts, 'globalAdmin', ({ services, session, body }) => changeAll({ services, session }, body)),
  route(restoreTexts, 'globalAdmin', ({ services, session, body }) =>
    restoreAll({ services, session }, body.change),
  ),
]
