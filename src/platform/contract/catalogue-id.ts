import { isLocale, type Locale } from './locale.ts'

const PLACE =
  /(?:^|\/)src\/(?:features\/)?([\w-]+)\/contract\/((?:[\w-]+\/)*)(?:([\w-]+)-)?messages\.(bhs|en)\.ts$/

export type CatalogueId = { id: string; feature: string; locale: Locale }

/**
 * By which name a catalogue is known outside of the code, told by where its file lies: `calls/contract/received/messages`
 * is `calls.received`, `calls/contract/server-messages` is `calls.server`.
 */
export function catalogueIdOf(path: string): CatalogueId | undefined {
  const [, feature, folders = '', part, locale] = PLACE.exec(path) ?? []
  if (!feature || !isLocale(locale)) return undefined
  const id = [feature, ...folders.split('/'), part].filter(Boolean).join('.')
  return { id, feature, locale }
}
