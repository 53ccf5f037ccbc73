import { describe, expect, test } from 'vitest'
import { missingFields, stillMissing } from './checklist.ts'
import { type Content, emptyContent } from './content.ts'

const NOW = new Date('2026-11-22T10:00:00Z')

describe('what keeps an opportunity from being published', () => {
  const empty: Content = emptyContent('job')

  test('is named in Bosnian while nothing is written in either language', () => {
    expect(missingFields(empty, NOW)).toEqual(['title.bhs', 'body.bhs', 'municipalities', 'contact.email'])
  })

  test.each([
    ['', null, true],
    ['', 'https://most.example', false],
    ['nije mail', null, true],
    ['nije mail', 'https://most.example', true],
    ['posao@most.example', null, false],
  ])('is the email "%s" beside the link %s: %s', (email, externalUrl, isMissing) => {
    const content: Content = { ...empty, externalUrl, contact: { ...empty.contact, email } }
    expect(missingFields(content, NOW).includes('contact.email')).toBe(isMissing)
  })

  test('is a question that nobody has put into words', () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const asked = (bhs: string, en: string): Content => ({
      ...empty,
      questions: [{ id, type: 'short', label: { bhs, en }, required: false, choices: [] }],
    })
    expect(missingFields(asked(' ', ''), NOW)).toContain(`question.${id}.bhs`)
    expect(missingFields(asked('', 'Why us?'), NOW).join()).not.toContain('question')
  })

  test('is a choice among fewer than two', () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const label = { bhs: 'Kada možeš?', en: '' }
    const among = (...words: string[]): Content => ({
      ...empty,
      questions: [
        { id, type: 'choice', label, required: false, choices: words.map((bhs) => ({ bhs, en: '' })) },
      ],
    })
    for (const words of [[], ['ujutro'], ['ujutro', ' ']])
      expect(missingFields(among(...words), NOW)).toContain(`choices.${id}.bhs`)
    expect(missingFields(among('ujutro', 'navečer'), NOW).join()).not.toContain('choices')
  })

  test('is named no longer once it is filled in', () => {
    const refused = { municipalities: 'a', 'contact.email': 'b' }
    const filled: Content = { ...empty, municipalities: ['travnik'] }
    expect(stillMissing(refused, empty)).toEqual(refused)
    expect(stillMissing(refused, filled)).toEqual({ 'contact.email': 'b' })
  })
})
