import type { Feature } from '#platform/server/feature.ts'
import { deleteRows } from '#platform/server/merging.ts'
import { cleanTask } from './clean.task.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { catalogues } from './reset-mail.ts'
import type { OtherWays } from './reset.service.ts'
import { sendResetTask } from './send.task.ts'
import { recoveryMails } from './mail-samples.ts'

export { type AutoReset, formerMemberAnswer } from './former-member.service.ts'
export { importMembers, type ImportReport } from './import.service.ts'
export { deleteLegacyHash, isUnprovenFormerMember } from './former-member.queries.ts'
export { mergedMail } from './reset-mail.ts'
export { endRecovery } from './reset.service.ts'

/** Recovery of an account. Other features know its other ways in and the failed sign-ins. */
export function createRecoveryFeature(ways: OtherWays): Feature {
  return {
    name: 'recovery',
    catalogues,
    mails: recoveryMails,
    routes: recoveryRoutes(ways),
    tasks: [sendResetTask, cleanTask],
    merger: { 'reset_flows.user_id': deleteRows, 'reset_links.user_id': deleteRows },
  }
}
