import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import type { Block } from '../../contract/blocks/definitions.ts'
import { newBlock } from '../../contract/blocks/new-block.ts'
import { Place, Video } from './act-blocks.tsx'

const both = (text: string) => ({ bhs: text, en: '' })

async function drawn(type: 'video' | 'map', values: object) {
  const { props } = newBlock(type, () => 'b1')
  const given = { ...props, title: both('Naslov'), ...values }
  return renderHtml(
    <LocaleProvider initial="bhs">
      <Suspense>
        {type === 'video' ? (
          <Video isFirst={false} props={given as Block<'video'>['props']} />
        ) : (
          <Place isFirst={false} props={given as Block<'map'>['props']} />
        )}
      </Suspense>
    </LocaleProvider>,
  )
}

test('a video and a map are links that open in their place, and load nothing before', async () => {
  const video = await drawn('video', { link: 'https://youtu.be/dQw4w9WgXcQ' })
  expect(video).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(video).toContain('data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"')
  const link = 'https://www.openstreetmap.org/?mlat=44.81694&mlon=15.87083&zoom=15'
  const map = await drawn('map', { address: both('Trg slobode 1'), link })
  expect(map).toContain('data-embed="https://www.openstreetmap.org/export/embed.html?bbox=')
  for (const html of [video, map]) expect(html).not.toMatch(/<(?:iframe|img|script)/)
})

test('a map without a link of a place leads to where its address is looked for', async () => {
  const map = await drawn('map', { address: both('Trg slobode 1\n77000 Bihać') })
  expect(map).toContain('href="https://www.openstreetmap.org/search?query=Trg%20slobode%201%0A77000%20Biha')
  expect(map).not.toContain('data-embed')
})
