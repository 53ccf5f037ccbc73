import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'

export function Initials({ name }: { name: Bilingual }) {
  const locale = useLocale()
  return <Avatar name={readText(name, locale).text} />
}
