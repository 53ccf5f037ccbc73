import { DEFAULT_LOCALE } from '#platform/contract/locale.ts'
import { listSessions } from '#platform/server/auth/session.service.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { DataExporter, ExportedFile } from '#platform/server/data-rights.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { findPendingAddress } from './email-change.queries.ts'
import { exportPages } from './export-pages.ts'
import { inBothLanguages, missingNote, readOrLog } from './missing-files.ts'
import { getPreferences } from './settings.queries.ts'
import { catalogues, whenText } from './settings-mails.ts'

/** Exports the account's own data, without secrets that only prove identity. */
export const exportAccount: DataExporter = async function* ({ services, userId }) {
  const user = await findUserById(services.db, userId)
  if (!user) return
  const { passwordHash, ...account } = user
  yield { path: 'account/account.json', content: { ...account, hasPassword: passwordHash !== null } }
  yield { path: 'account/settings.json', content: await getPreferences(services.db, userId) }
  yield { path: 'account/sessions.json', content: await listSessions(services.db, userId) }
  const waiting = await findPendingAddress(services.db, userId)
  if (waiting) yield { path: 'account/new-address.json', content: waiting }
}

/** A feature's part of the export, under its name. */
export type Exporting = Pick<Feature, 'name' | 'exporter'>

/** Yields the explanation in both languages first, then every area, at last the names of unreadable parts. */
export async function* exportFiles(input: {
  services: Services
  userId: string
  features: readonly Exporting[]
}): AsyncGenerator<ExportedFile> {
  const { services, userId, features } = input
  const product = services.config.productName
  yield inBothLanguages('README.txt', (locale) =>
    translator(catalogues, locale)('export.readme', { product, when: whenText(locale) }),
  )
  const reader = await findUserById(services.db, userId)
  const pages = exportPages({ locale: reader?.language ?? DEFAULT_LOCALE, product })
  const missing: string[] = []
  for (const { name, exporter } of features) {
    try {
      for await (const file of exporter?.({ services, userId }) ?? []) {
        const { path } = file
        const content = await readOrLog(services, file)
        if (!content) {
          missing.push(path)
          continue
        }
        yield { path, content }
        if (content instanceof Uint8Array) pages.note(path)
        else yield pages.pageOf(path, content)
      }
    } catch (error) {
      // The feature's files so far stay in the export; the missing ones are unknown.
      services.log.error({ err: error, feature: name }, 'a part of an export could not be read')
      missing.push(`${name}/…`)
    }
  }
  yield pages.index()
  yield* missingNote(missing)
}
