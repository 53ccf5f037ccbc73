import { expect, test } from 'vitest'
import { newContent } from '../contract/content.ts'
import { add } from './pages.fixture.ts'
import { deadPaths } from './links.service.ts'
import { both, rich } from './seed/demo-page.ts'

test('links of buttons and of words are looked up once each, those elsewhere and those of the builder are not', async () => {
  const words = (href: string) => ({
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: 'ovdje', marks: [{ type: 'link' as const, attrs: { href } }] },
        ],
      },
    ],
  })
  const card = (link: string) => ({ title: both('Kartica', 'Card'), link })
  const blocks = [
    add('hero', { title: both('Uvod', 'Intro'), link: '/ob?grad=bihac#pozivi' }),
    add('text', { body: { bhs: words('/nema-toga'), en: words('https://zamah.example/ob') } }),
    add('columns', { items: [{ title: both('', ''), body: rich('- a', '- a') }] }),
    add('cards', {
      items: [card('https://primjer.ba/nema'), card('/page/nema'), card('mailto:a@primjer.ba')],
    }),
  ]
  const asked: string[] = []
  const dead = await deadPaths(newContent(both('Naslov', 'Title'), blocks), {
    publicUrl: 'https://zamah.example',
    findPage: (path) => {
      asked.push(path)
      return Promise.resolve(path !== '/nema-toga')
    },
  })
  expect({ asked, dead: [...dead] }).toEqual({ asked: ['/ob', '/nema-toga'], dead: ['/nema-toga'] })
})
