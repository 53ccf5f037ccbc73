import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts'
import { listSessions } from '#platform/server/auth/session.service.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { DataExporter, ExportedFile } from '#platform/server/data-rights.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { pendingAddress } from './email-change.queries.ts'
import { exportPages } from './export-pages.ts'
import { findPreferences } from './settings.queries.ts'
import { catalogues, whenText } from './settings-mails.ts'

/** Exports the account's own data, without secrets that only prove identity. */
export const exportAccount: DataExporter = async function* ({ services, userId }) {
  const user = await findUserById(services.db, userId)
  if (!user) return
  const { passwordHash, ...account } = user
  yield { path: 'account/account.json', content: { ...account, hasPassword: passwordHash !== null } }
  yield { path: 'account/settings.json', content: await findPreferences(services.db, userId) }
  yield { path: 'account/sessions.json', content: await listSessions(services.db, userId) }
  const waiting = await pendingAddress(services.db, userId)
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
  const lost: string[] = []
  for (const { name, exporter } of features) {
    try {
      for await (const { path, content: given } of exporter?.({ services, userId }) ?? []) {
        const content = typeof given === 'function' ? await readOrLog(given as Read, services) : given
        if (!content) {
          lost.push(path)
          continue
        }
        yield { path, content }
        if (content instanceof Uint8Array) pages.note(path)
        else yield pages.pageOf(path, content)
      }
    } catch (error) {
      // The feature's files so far stay in the export; the missing ones are unknown.
      services.log.error({ err: error, feature: name }, 'a part of an export could not be read')
      lost.push(`${name}/…`)
    }
  }
  yield pages.index()
  if (lost.length === 0) return
  const files = lost.join('\n')
  yield inBothLanguages('MISSING.txt', (locale) =>
    translator(catalogues, locale)('export.missing', { files }),
  )
}

function inBothLanguages(path: string, text: (locale: Locale) => string): ExportedFile {
  return { path, content: Buffer.from(`${text('bhs')}\n\n---\n\n${text('en')}\n`) }
}

type Read = () => Promise<Uint8Array>

/** Reads a file; `undefined` if the store has lost it. */
function readOrLog(read: Read, { log }: Services): Promise<Uint8Array | undefined> {
  return read().catch((error: unknown) => {
    log.error({ err: error }, 'a file of an export could not be read')
    return undefined
  })
}
