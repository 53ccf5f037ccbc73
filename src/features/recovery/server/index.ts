import type { Feature } from '#platform/server/feature.ts'
import { ends } from '#platform/server/merging.ts'
import { cleanTask } from './clean.task.ts'
import { routes } from './recovery.routes.ts'
import { catalogues } from './reset-mail.ts'
import { sendResetTask } from './send.task.ts'

export { formerMemberAnswer } from './former-member.service.ts'
export { importMembers, type ImportReport } from './import.service.ts'
export { forgetLegacyHash, isUnprovenFormerMember } from './former-member.queries.ts'
export { mergedMail } from './reset-mail.ts'
export { endRecovery } from './reset.service.ts'

export const recovery: Feature = {
  name: 'recovery',
  catalogues,
  routes,
  tasks: [sendResetTask, cleanTask],
  merger: { 'reset_flows.user_id': ends, 'reset_links.user_id': ends },
}
