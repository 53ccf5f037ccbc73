import { mergedMail } from '#features/recovery/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { seal, unseal } from '#platform/server/config/sealed.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { existingAccountMail, verificationMail } from './account-mails.ts'
import { digests, linkToken, newVerificationCode } from './proofs.ts'
import {
  findRegistration,
  type PendingRegistration,
  deleteWaitingRegistrations,
  updateRegistrationCode,
} from './registration.queries.ts'

const TASK = 'account.mail-verification'

type Order = { email: string; reg?: string }

/**
 * Orders the email for an address: a new code, or the notice that it has an account. The task decides which, so that the
 * call does the same work for every address. `reg` identifies the browser's own registration.
 */
export async function orderVerificationMail(services: Services, tx: Db, order: Order): Promise<void> {
  const sealed = seal(services.secrets.key('verification-order'), JSON.stringify(order))
  await services.queue.send(tx, TASK, { sealed })
}

export const verificationMailTask: Task<{ sealed?: string }> = {
  name: TASK,
  async handle(services, { sealed }, job) {
    if (!sealed) return
    const { email, reg } = JSON.parse(unseal(services.secrets.key('verification-order'), sealed)) as Order
    await inTransaction(services.pool, async (tx) => {
      await job.complete(tx)
      const user = await findUserByEmail(tx, email)
      if (user) {
        await deleteWaitingRegistrations(tx, email)
        const mail = user.mergedInto ? mergedMail : existingAccountMail
        return services.mailer.enqueue(tx, mail({ config: services.config, user }))
      }
      const regHash = digests(services.secrets).reg(reg)
      const registration = await findRegistration(tx, { email, regHash })
      if (registration) await mailCode(services, tx, registration)
    })
  },
}

async function mailCode(services: Services, tx: Db, registration: PendingRegistration): Promise<void> {
  const { config, mailer, secrets } = services
  const code = newVerificationCode()
  const codeHash = digests(secrets).code({ registrationId: registration.id, code })
  if (!(await updateRegistrationCode(tx, { id: registration.id, codeHash }))) return
  const token = linkToken(secrets, registration.id)
  await mailer.enqueue(tx, verificationMail({ config, registration, code, token }))
}
