import { expect, test } from 'vitest'
import { blockRegistry } from '#platform/server/blocks.ts'
import { features } from './features.ts'

const pages = features.flatMap(({ blockPages = [] }) => blockPages)

test.each(pages.map((page) => ({ page, title: page.title.en })))(
  'Staff know each editable text of “$title” by a name of its own',
  ({ page }) => {
    for (const locale of ['bhs', 'en'] as const) {
      const names = Object.keys(page.blocks).map((id) => page.nameOf(id)?.[locale] ?? `${id} has no name`)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      for (const name of names) expect(name).not.toMatch(/\$|has no name|^$/)
    }
  },
)

test('A page with a text that has no name is refused at the start', () => {
  const blocks = { 'hero-other': { bhs: 'a', en: 'a', max: 9 } }
  const page = { path: '/', title: { bhs: 'a', en: 'a' }, blocks, nameOf: () => undefined }
  expect(() => blockRegistry([page])).toThrow('hero-other')
})
