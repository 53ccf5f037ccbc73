import { expect, test } from 'vitest'
import { LOCALES } from '#platform/contract/locale.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { SUMMARY_MAX, TITLE_MAX } from '../../contract/content.ts'
import { DEMO_ARTICLES } from './demo-articles.ts'
import { toRichText } from './to-rich-text.ts'

test('Articles of the demo world pass the rules for authors and take a few minutes to read', () => {
  const schema = richTextSchema(PUBLICATION)
  expect(DEMO_ARTICLES).toHaveLength(24)
  for (const { title, summary, body } of DEMO_ARTICLES)
    for (const language of LOCALES.filter((one) => body[one] !== '')) {
      expect([title[language], schema.safeParse(toRichText(body[language])).success]).toEqual([
        title[language],
        true,
      ])
      expect(title[language].length).toBeLessThanOrEqual(TITLE_MAX)
      expect(summary[language].length).toBeLessThanOrEqual(SUMMARY_MAX)
      expect(body[language].split(/\s+/).length).toBeGreaterThan(250)
    }
  const drafts = DEMO_ARTICLES.filter(({ state }) => state !== undefined)
  expect(drafts.length).toBeGreaterThan(1)
})

test('Articles of the demo world are about what a budding analyst and bookkeeper still lacks, in both languages', () => {
  const others = DEMO_ARTICLES.filter(
    ({ author, state, daysAgo }) => author !== 'amra' && state === undefined && daysAgo > 0,
  )
  const lacking = {
    bhs: ['vizualizacija podataka', 'statistika', 'Power BI', 'analitičko razmišljanje', 'obračun PDV-a'],
    en: ['data visualisation', 'statistics', 'Power BI', 'analytical thinking', 'VAT accounting'],
  }
  for (const language of LOCALES)
    for (const skill of lacking[language])
      expect(
        others.filter(({ body }) => body[language].toLowerCase().includes(skill.toLowerCase())).length,
        skill,
      ).toBeGreaterThan(0)
})
