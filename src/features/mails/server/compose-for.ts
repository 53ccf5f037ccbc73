import { composeSample } from '#features/notifications/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { findUserById, type User } from '#platform/server/auth/users.queries.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'

/** The caller is the reader of the mail; `locale` is the language in which it is composed. */
export type Call = { services: Services; features: Registry; userId: string; locale: Locale }

/**
 * Composes one mail with sample values.
 *
 * @throws {Problem} `platform.notFound` for a mail that the product does not send
 */
export async function composeFor({ services, features, id, ...who }: Call & { id: string }): Promise<Mail> {
  const sample = features()
    .flatMap(({ mails = [] }) => mails)
    .find(({ texts }) => texts === id)
  if (!sample) throw new Problem(platform.notFound)
  const reader = await readerOf({ services, ...who })
  return composeSample({ services, features, reader }, sample)
}

/** The caller reads the mail, in whichever language it is composed. */
export async function readerOf({ services, userId, locale }: Omit<Call, 'features'>): Promise<User> {
  const user = await findUserById(services.db, userId)
  if (!user) throw new Problem(platform.notFound)
  return { ...user, language: locale }
}
