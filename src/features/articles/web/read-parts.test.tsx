import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import type { LinkCard } from '../contract/link-card.ts'
import { readParts } from './read-parts.tsx'

const card: LinkCard = {
  kind: 'form',
  slug: 'volontiraj',
  title: { bhs: 'Volontiraj na festivalu', en: '' },
  by: 'Udruženje Most',
  deadline: '2026-12-09T20:00:00.000Z',
  isOpen: true,
  isGone: false,
  file: null,
}

/** Renders a card as a reader without script gets it. */
async function cardAs(change: Partial<LinkCard>) {
  const { card: draw } = readParts({ pictures: [], cards: [{ ...card, ...change }], cover: null })
  return renderHtml(
    <LocaleProvider initial="bhs">
      <Suspense>{draw?.({ kind: 'form', slug: card.slug })}</Suspense>
    </LocaleProvider>,
  )
}

test('a reader without script sees the title of a form, its deadline and a link; of one that is gone only that', async () => {
  const open = await cardAs({})
  expect(open).toContain('href="/forms/volontiraj"')
  for (const words of ['Volontiraj na festivalu', 'obrazac', 'Udruženje Most', 'rok '])
    expect(open).toContain(words)
  expect(open).toMatch(/9\.\s12\.\s2026\./)
  expect(await cardAs({ isOpen: false })).toMatch(/href="\/forms\/volontiraj".*zatvoreno/s)
  const gone = await cardAs({ isGone: true, isOpen: false, title: { bhs: '', en: '' }, by: '' })
  expect(gone).toContain('Ovdje je bio obrazac kojeg više nema.')
  expect(gone).not.toContain('href')
})
