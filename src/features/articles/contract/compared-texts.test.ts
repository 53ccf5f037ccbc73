import { expect, test } from 'vitest'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { comparedTexts } from './compared-texts.ts'
import { newContent } from './content.ts'

const body = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

test('Two who write one article at once can read each of their texts beside the other, in each language', () => {
  const mine = {
    ...newContent({ bhs: 'Moj naslov', en: 'Title' }),
    body: { bhs: body('Prvi', 'Moj'), en: body() },
  }
  const theirs = {
    ...newContent({ bhs: 'Naslov', en: 'Title' }),
    body: { bhs: body('Prvi', 'Tuđi'), en: body() },
  }
  const differing = comparedTexts(mine, theirs).filter((one) => one.mine !== one.theirs)
  expect(differing).toEqual([
    { field: 'title', language: 'bhs', mine: 'Moj naslov', theirs: 'Naslov' },
    { field: 'body', language: 'bhs', mine: 'Prvi\nMoj', theirs: 'Prvi\nTuđi' },
  ])
})
