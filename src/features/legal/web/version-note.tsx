import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Version } from '../contract/document.ts'
import { useText } from './use-text.ts'

export function VersionNote({ version: { version, date } }: { version: Version }) {
  const t = useText()
  const locale = useLocale()
  return t('version', { version, date: formatDay(date, locale) })
}
