import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'

type WordsProps = { text: Bilingual; as?: 'span' | 'p' | 'h3'; className?: string }

/** A person's text in the reader's language, or else in the other one, with its language in the markup. */
export function Words({ text, as: Tag = 'span', className }: WordsProps) {
  const locale = useLocale()
  const { text: content, language } = readText(text, locale)
  if (content === '') return null
  return (
    <Tag className={className} {...(language !== locale && { lang: htmlLang(language) })}>
      {content}
    </Tag>
  )
}
