import { groupName } from '#features/skills/contract/groups.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from './use-text.ts'

/** Returns names in the reader's language. */
export function useName() {
  const locale = useLocale()
  const t = useText()
  return {
    of: ({ name }: { name: { bhs: string; en: string } }) => name[locale],
    group: (group: string) => (group === 'rest' ? t('rest') : groupName(group, locale)),
  }
}
