import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Locale } from '#platform/contract/locale.ts'
import { renderHtml } from '#tests/setup/render-html.ts'
import { LocaleProvider } from './locale-provider.tsx'
import { provideOverrides } from './overrides.ts'
import { textHook } from './text-hook.ts'

const bhs = { title: 'Naslov', list: { none: 'Ništa', count: '{n} tekstova' } }
const useText = textHook({
  bhs: async () => ({ messages: bhs, catalogue: 'things' }),
  en: async () => ({
    messages: { title: 'Title', list: { none: 'Nothing', count: '{n} texts' } },
    catalogue: 'things',
  }),
})

function Words() {
  const t = useText()
  return `${t('title')}, ${t('list.none')}, ${t('list.count', { n: '3' })}`
}

async function drawn(locale: Locale, texts?: string): Promise<string> {
  const html = await renderHtml(
    <LocaleProvider initial={locale} texts={texts}>
      <Suspense>
        <Words />
      </Suspense>
    </LocaleProvider>,
  )
  return html.replace(/<[^>]*>/g, '')
}

test('a page is drawn with the words in force that it names, in each language', async () => {
  provideOverrides('one', {
    bhs: { things: { 'list.none': 'Baš ništa', gone: 'x' }, others: { title: 'y' } },
    en: {},
  })
  provideOverrides('two', { bhs: {}, en: { things: { title: 'Heading' } } })
  expect(await drawn('bhs', 'one')).toBe('Naslov, Baš ništa, 3 tekstova')
  expect(await drawn('en', 'one')).toBe('Title, Nothing, 3 texts')
  expect(await drawn('en', 'two')).toBe('Heading, Nothing, 3 texts')
  expect(await drawn('bhs')).toBe('Naslov, Ništa, 3 tekstova')
})
