import { randomBytes } from 'node:crypto'
import { notify } from '#features/notifications/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { Contribution } from '../../contract/confirming.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import {
  lockGift,
  lockLinked,
  isAddressOfTeam,
  saveLink,
  findContributionByLink,
  saveConfirmation,
} from './confirmations.queries.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { contributionKind } from './notifications.ts'

const MAILS_A_DAY = 20
const MAILS_TO_ONE_A_DAY = 3
const LOOKS_AN_HOUR = 60
const DAY_SECONDS = 86_400

type Request = { services: Services; me: string; slug: string; id: string; email: string; locale: Locale }

/** Emails a link to a giver. Only team members are excluded: nothing else is known of the address. */
export async function requestConfirmation({
  services,
  me,
  slug,
  id,
  email: rawEmail,
  locale,
}: Request): Promise<void> {
  const email = normalizeEmail(rawEmail)
  await inTransaction(services.pool, async (tx) => {
    const gift = await lockGift(tx, { slug, id, userId: me })
    if (!gift) throw new Problem(platform.notFound)
    if (await isAddressOfTeam(tx, { slug, email }))
      throw new Problem(problems.ownAddress, { fields: { email: problems.ownAddress.code } })
    const token = randomBytes(32).toString('base64url')
    await saveLink(tx, { id, tokenHash: digestOf(services, token), userId: me })
    const user = await findUserByEmail(tx, email)
    const mail = confirmationMail({
      config: services.config,
      ...gift,
      to: email,
      token,
      locale: user?.language ?? locale,
    })
    await services.mailer.enqueue(tx, mail)
    // Counted last, so that a rejection costs nothing; over the limit everything rolls back.
    const to = services.secrets.digest('project-giver', email).toString('base64url')
    await limitOrThrow(tx, {
      key: `projects:ask-by:${me}`,
      limit: MAILS_A_DAY,
      windowSeconds: DAY_SECONDS,
    })
    await limitOrThrow(tx, {
      key: `projects:ask-to:${to}`,
      limit: MAILS_TO_ONE_A_DAY,
      windowSeconds: DAY_SECONDS,
    })
  })
}

type Link = { services: Services; token: string; address: string }

export async function readContribution(link: Link): Promise<Contribution> {
  await limitLinks(link)
  const { services, token } = link
  const contribution = await findContributionByLink(services.db, digestOf(services, token))
  if (!contribution) throw new Problem(problems.linkGone)
  return contribution
}

export async function confirmContribution(link: Link): Promise<void> {
  await limitLinks(link)
  const { services, token } = link
  await inTransaction(services.pool, async (tx) => {
    const linked = await lockLinked(tx, digestOf(services, token))
    if (!linked) throw new Problem(problems.linkGone)
    const { id, asker, confirmed, ...gift } = linked
    // A second press finds it confirmed, and nobody is notified twice.
    if (confirmed) return
    await saveConfirmation(tx, id)
    if (!asker) return
    await notify(tx, {
      services,
      kind: contributionKind,
      to: [asker],
      about: id,
      by: undefined,
      data: { ...gift, step: 'confirmed' },
    })
  })
}

function limitLinks({ services: { db, secrets }, address }: Link) {
  return limitOrThrow(db, {
    key: `projects:link:${clientKey(secrets, address)}`,
    limit: LOOKS_AN_HOUR,
    windowSeconds: 3600,
  })
}

function digestOf({ secrets }: Services, token: string): Buffer {
  return secrets.digest('project-confirmation', token)
}
