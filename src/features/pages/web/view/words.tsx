import { type Bilingual, isBlank, readText } from '#platform/contract/bilingual.ts'
import { htmlLang, type Locale, otherLocale } from '#platform/contract/locale.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { RichTextView } from '#platform/web/rich-text/rich-text-view.tsx'
import { buttonClass, type ButtonLook } from '#platform/web/ui/buttons/button-look.ts'
import type { BilingualRich } from '../../contract/blocks/fields.ts'

type Tag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'cite'
type Props = { text: Bilingual; as: Tag; className?: string; id?: string }

/** A text in the reader's language, or in the other one and marked as such; nothing where there is none. */
export function Words({ text, as: Tag, className, id }: Props) {
  const locale = useLocale()
  const read = readText(text, locale)
  if (read.text === '') return null
  return (
    <Tag {...(className && { className })} {...(id && { id })} {...foreign(read.language, locale)}>
      {read.text}
    </Tag>
  )
}

export function RichWords({ text, below }: { text: BilingualRich; below: 'h1' | 'h2' | 'h3' }) {
  const locale = useLocale()
  const other = otherLocale(locale)
  const language = isBlankText(text[locale]) && !isBlankText(text[other]) ? other : locale
  if (isBlankText(text[language])) return null
  return (
    <div {...foreign(language, locale)}>
      <RichTextView document={text[language]} {...(below !== 'h1' && { tags: { 2: 'h3', 3: 'h4' } })} />
    </div>
  )
}

/** A way on; nothing while its words or its address are missing. */
export function WayOn({ text, link, look }: { text: Bilingual; link: string } & Pick<ButtonLook, 'look'>) {
  if (isBlank(text) || link === '') return null
  return (
    <p>
      <a className={buttonClass({ ...(look && { look }) })} href={link} {...relOf(link)}>
        <Words as="span" text={text} />
      </a>
    </p>
  )
}

export function relOf(link: string): { rel?: string } {
  return link.startsWith('http') ? { rel: 'noopener' } : {}
}

function foreign(language: Locale, locale: Locale): { lang?: string } {
  return language === locale ? {} : { lang: htmlLang(language) }
}
