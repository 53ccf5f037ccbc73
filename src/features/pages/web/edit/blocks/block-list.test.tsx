import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import { BLOCKS_MAX } from '../../../contract/blocks/definitions.ts'
import { newBlock } from '../../../contract/blocks/new-block.ts'
import { newContent } from '../../../contract/content.ts'
import { BlockList } from './block-list.tsx'

async function listOf(count: number) {
  const blocks = Array.from({ length: count }, (_, at) => newBlock('divider', () => `b${at}`))
  const nothing = () => undefined
  return renderHtml(
    <LocaleProvider initial="bhs">
      <Suspense>
        <QueryClientProvider client={new QueryClient()}>
          <BlockList
            content={newContent({ bhs: 'Puna', en: '' }, blocks)}
            selected="page"
            onSelect={nothing}
            onAdd={nothing}
            onMove={nothing}
          />
        </QueryClientProvider>
      </Suspense>
    </LocaleProvider>,
  )
}

test('an editor reads that a page is full before a block more would keep it from being saved', async () => {
  expect(await listOf(BLOCKS_MAX - 1)).not.toContain('više ne može')
  const full = await listOf(BLOCKS_MAX)
  expect(full).toContain(`Stranica ima ${BLOCKS_MAX} blokova, više ne može.`)
  expect(full).toMatch(/aria-disabled="true"[^>]*>.{0,600}Dodaj/s)
})
