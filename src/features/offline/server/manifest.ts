import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { BACKGROUND_COLOUR } from '#platform/contract/background-colour.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'

/** Makes the product installable. One identity in both languages, so that switching does not install it twice. */
export function manifest({ locale, product }: { locale: Locale; product: string }) {
  const t = translator({ bhs, en }, locale)
  return {
    id: '/',
    name: product,
    short_name: product,
    description: t('app.description'),
    lang: htmlLang(locale),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: BACKGROUND_COLOUR.light,
    background_color: BACKGROUND_COLOUR.light,
    categories: ['education', 'business', 'social'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
