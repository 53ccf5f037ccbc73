import { useLocation } from 'react-router'
import { htmlLang, LOCALES, type Locale } from '#platform/contract/locale.ts'
import { documentTitle, titleFromPath } from '#platform/contract/page-title.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { useShellText } from '../i18n/use-shell-text.ts'
import type { PageHandle } from './page.ts'

const OG_LOCALE: Record<Locale, string> = { bhs: 'bs_BA', en: 'en_GB' }

type HeadProps = { handle: Partial<PageHandle>; product: string; publicUrl: string }

/** Title, description, canonical address, languages and share picture of the page that is shown. */
export function DocumentHead({ handle, product, publicUrl }: HeadProps) {
  const locale = useLocale()
  const t = useShellText()
  const { pathname } = useLocation()
  const title = documentTitle(handle.title?.[locale] ?? titleFromPath(pathname), product)
  const canonical = `${publicUrl}${handle.canonical ?? pathname}`
  const description = handle.description?.[locale] ?? t('shell.description')
  const indexed = (handle.reading || handle.listed) && !handle.hidden
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && (
        <>
          <link rel="canonical" href={canonical} />
          {LOCALES.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={htmlLang(language)}
              href={`${canonical}?lang=${language}`}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={product} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:locale" content={OG_LOCALE[locale]} />
          <meta
            property="og:image"
            content={`${publicUrl}/share/${handle.share ?? 'home'}-${locale}-1200x630.png`}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta
            property="og:image"
            content={`${publicUrl}/share/${handle.share ?? 'home'}-${locale}-800x800.png`}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
