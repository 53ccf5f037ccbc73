import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { adminRoutes } from './admin.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'

export const admin: Feature = {
  name: 'admin',
  catalogues: { bhs, en },
  routes: [...adminRoutes, ...auditRoutes],
}
