import { describe, expect, test } from 'vitest'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { isMentioned, mentionPieces } from '#platform/contract/mentions.ts'
import { linkedDocument } from './tagged-document.ts'

describe('a name behind an @', () => {
  test('matches whole names only, and the longer of two names', () => {
    expect(mentionPieces('Hvala, @Ana Marić-Kos!', ['Ana Marić', 'Ana Marić-Kos'])).toEqual([
      { text: 'Hvala, ' },
      { text: '@Ana Marić-Kos', name: 'Ana Marić-Kos' },
      { text: '!' },
    ])
    expect(isMentioned('@Ana Marić', 'Ana Marić')).toBe(true)
    expect(isMentioned('@Ana Marićka', 'Ana Marić')).toBe(false)
    expect(isMentioned('x@Ana Marić', 'Ana Marić')).toBe(false)
    expect(isMentioned('@Ana Marić', '')).toBe(false)
  })

  test('may contain characters that regular expressions treat as special', () => {
    expect(isMentioned('@A(b+ C.', 'A(b+ C')).toBe(true)
    expect(isMentioned('@Axb C', 'A.b C')).toBe(false)
  })

  test('leads to the profile, beside hashtags and without touching a link', () => {
    const words = 'Hvala @Ana Marić #posao'
    const people = [{ name: 'Ana Marić', href: '/profile/ana-maric' }]
    const link = { type: 'link', attrs: { href: 'https://primjer.ba' } } as const
    const paragraph = (marks?: [typeof link]) => ({
      ...NO_RICH_TEXT,
      content: [
        {
          type: 'paragraph' as const,
          content: [{ type: 'text' as const, text: words, ...(marks && { marks }) }],
        },
      ],
    })
    expect(linkedDocument(paragraph(), people).content[0]).toMatchObject({
      content: [
        { text: 'Hvala ' },
        { text: '@Ana Marić', marks: [{ attrs: { href: '/profile/ana-maric' } }] },
        { text: ' ' },
        { text: '#posao', marks: [{ attrs: { href: '/tag/posao' } }] },
      ],
    })
    expect(linkedDocument(paragraph([link]), people)).toEqual(paragraph([link]))
  })
})
