import type { Feature } from '#platform/server/feature.ts'
import { deleteRows, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { catalogues, routes } from './account.routes.ts'
import { cleanTask } from './clean.task.ts'
import { exportAccount } from './export.service.ts'
import { verificationMailTask } from './verification.task.ts'
import { accountMails } from './mail-samples.ts'

export { changeBirthday, joinBirthdays } from './birthday.service.ts'
export { adoptAddress } from './adoption.service.ts'
export { demoAccounts } from './account.seed.ts'
export { cast } from './cast.seed.ts'
export { forgiveSignIns } from './login-limits.service.ts'
export { signInPerson } from './sign-in.service.ts'
export { orderVerificationMail } from './verification.task.ts'
export { type DemoMember, demoMembers, type Trade } from './members.seed.ts'
export { issueFirstAdminLink } from './first-admin.service.ts'

export const account: Feature = {
  name: 'account',
  catalogues,
  mails: accountMails,
  routes,
  tasks: [verificationMailTask, cleanTask],
  exporter: exportAccount,
  merger: {
    'birthday_changes.user_id': reassignRows,
    'terms_acceptances.user_id': mergeRows('document', 'version'),
    'pending_registrations.user_id': deleteRows,
    'onboarding_tickets.user_id': deleteRows,
  },
  seed: async (services) => (await import('./account.seed.ts')).seedAccounts(services),
}
