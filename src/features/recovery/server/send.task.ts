import type { Locale } from '#platform/contract/locale.ts'
import { findUserByEmail, lockUser, type User } from '#platform/server/auth/users.queries.ts'
import { unseal } from '#platform/server/config/sealed.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Job, Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { isLinkOnly } from './breaker.service.ts'
import { updateFlowOwner } from './flow.queries.ts'
import { insertLink } from './link.queries.ts'
import { mergedMail, resetMail } from './reset-mail.ts'
import { digests, newToken } from './secrets.ts'

export const SEND_TASK = 'recovery.send'

/** The request's data for the task: with a flow the email contains its code, and always a link. */
export type SendOrder = { email: string; locale: Locale; flow?: { id: string; code: string } }

/** Looks up the address and emails its person; does nothing for unknown addresses. */
export const sendResetTask: Task<{ sealed?: string }> = {
  name: SEND_TASK,
  async handle(services, { sealed }, job) {
    if (!sealed) return
    const order = JSON.parse(unseal(services.secrets.key('recovery'), sealed)) as SendOrder
    const user = await findUserByEmail(services.db, order.email)
    if (user) await mail({ services, user, order, job })
  },
}

async function mail(input: { services: Services; user: User; order: SendOrder; job: Job }): Promise<void> {
  const { services, user, order, job } = input
  const { config, mailer, pool, secrets } = services
  const linkOnly = await isLinkOnly(services.db)
  await inTransaction(pool, async (tx) => {
    await job.complete(tx)
    // A reset and this link wait for each other's lock, so that no link survives the reset.
    const current = await lockUser(tx, user.id)
    if (!current) return
    if (current.mergedInto) return mailer.enqueue(tx, mergedMail({ config, user: current }))
    const { flow } = order
    if (flow && !(await updateFlowOwner(tx, { id: flow.id, userId: user.id }))) return
    const token = newToken()
    await insertLink(tx, { id: newId(), userId: user.id, tokenHash: digests(secrets).token(token) })
    const code = linkOnly ? undefined : flow?.code
    const url = `${config.publicUrl}/password-reset?token=${token}`
    await mailer.enqueue(
      tx,
      resetMail({
        to: user,
        locale: order.locale,
        product: config.productName,
        code,
        url,
        codesHeld: Boolean(flow && linkOnly),
      }),
    )
  })
}
