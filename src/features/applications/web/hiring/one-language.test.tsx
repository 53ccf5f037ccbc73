import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import { OneLanguage } from './one-language.tsx'

/** Two who read bhs, three who read English, and one whose account has ended. */
const to = (['bhs', 'bhs', 'en', 'en', 'en', null] as const).map((reads, at) => ({
  id: `a${at}`,
  version: 1,
  reads,
}))

async function said(text: Bilingual, locale: Locale = 'bhs'): Promise<string> {
  const html = await renderHtml(
    <LocaleProvider initial={locale}>
      <Suspense>
        <OneLanguage text={text} to={to} />
      </Suspense>
    </LocaleProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').trim()
}

test('an editor who writes in one language learns, before sending, how many applicants read the other', async () => {
  const bhs = { bhs: 'Hvala na prijavi.', en: ' ' }
  const en = { bhs: '', en: 'Thank you for applying.' }
  expect(await said(bhs)).toBe('3 od 5 osoba čitaju na engleskom i dobit će poruku na našem jeziku.')
  expect(await said(en)).toBe('2 od 5 osoba čitaju na našem jeziku, a dobit će poruku na engleskom.')
  expect(await said(bhs, 'en')).toMatch(/^3 of 5 .*English/)
})

test('nothing is said where each gets their own language, or nothing is written', async () => {
  expect(await said({ bhs: 'Hvala.', en: 'Thanks.' })).toBe('')
  expect(await said({ bhs: '', en: '' })).toBe('')
})
