import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRichText } from '../server/seed/to-rich-text.ts'
import { brokenLanguages, type Content, newContent, wholeLanguages } from './content.ts'
import { articleSlug } from './slug.ts'

test('a language is whole or broken, never both; an address is made of any title', () => {
  const filled = fc.record({ title: fc.boolean(), summary: fc.boolean(), body: fc.boolean() })
  fc.assert(
    fc.property(filled, filled, fc.string(), (bhs, en, title) => {
      const of = (field: 'title' | 'summary') => ({
        bhs: bhs[field] ? 'da' : '',
        en: en[field] ? 'yes' : ' ',
      })
      const content: Content = {
        ...newContent(of('title')),
        summary: of('summary'),
        body: { bhs: toRichText(bhs.body ? 'da' : ''), en: toRichText(en.body ? 'yes' : '') },
      }
      expect(wholeLanguages(content).filter((one) => brokenLanguages(content).includes(one))).toEqual([])
      expect(articleSlug({ bhs: title, en: '' })).toMatch(/^[a-z0-9-]{1,120}$/)
    }),
  )
})
