import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { content, emptyContent } from './content.ts'
import { timeLeft } from '#platform/contract/countdown.ts'
import { EMPTY_DETAILS, readDetails } from './details.ts'
import { KINDS } from './kinds.ts'
import { fromLocal, toLocal } from '#platform/contract/local-time.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { fromPlainText, plainText } from '#platform/contract/rich-text/plain-text.ts'
import { LINK } from '#platform/contract/rich-text/links.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { opportunitySlug } from './slug.ts'

const bodyText = richTextSchema(ARTICLE)

const words = fc.string({ minLength: 1, maxLength: 30 }).map((said) => `a${said.replace(/\W/g, ' ')}z`)
const mark = fc.constantFrom(
  { type: 'bold' as const },
  { type: 'italic' as const },
  { type: 'link' as const, attrs: { href: 'https://primjer.ba/a?b=1' } },
)
const piece = fc.record({
  type: fc.constant('text' as const),
  text: words,
  marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
})
const inline = fc.array(piece, { minLength: 1, maxLength: 4 })
const paragraph = fc.record({ type: fc.constant('paragraph' as const), content: inline })
const item = fc.record({
  type: fc.constant('listItem' as const),
  content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
})
const list = fc.record({
  type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
  content: fc.array(item, { minLength: 1, maxLength: 4 }),
})
const heading = fc.record({
  type: fc.constant('heading' as const),
  attrs: fc.record({ level: fc.constantFrom(2 as const, 3 as const) }),
  content: inline,
})
const document: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(fc.oneof(paragraph, heading, list), { maxLength: 8 }),
})

describe('a text', () => {
  test('in the shape of the editor is taken as it is, and keeps every word in its plain form', () => {
    fc.assert(
      fc.property(document, (made) => {
        expect(bodyText.parse(made)).toEqual(made)
        const plain = plainText(made)
        const said = [...JSON.stringify(made).matchAll(/"text":"(a[^"]*z)"/g)].map(([, text]) => text ?? '')
        for (const text of said) expect(plain).toContain(text)
      }),
    )
  })

  test('made of whatever lines is valid, and its plain form makes the same words again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const made = fromPlainText(typed)
        expect(bodyText.safeParse(made).success).toBe(true)
        expect(plainText(fromPlainText(plainText(made)))).toBe(plainText(made))
      }),
    )
  })

  test('never gives a tag or an attribute to HTML that it has not said itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (typed) => {
        const made: RichText = {
          type: 'doc',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: `${typed}<img src=x onerror="1">` }] },
          ],
        }
        const inner = toHtml(made)
          .replace(/^<p>/, '')
          .replace(/<\/p>$/, '')
        expect(inner).not.toMatch(/[<>"']/)
      }),
    )
  })

  test.each([
    ['https://primjer.ba', true],
    ['mailto:posao@primjer.ba', true],
    ['tel:+38761123456', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//primjer.ba', false],
    ['https://primjer.ba/"onclick="x', false],
  ])('links to %s: %s', (href, fine) => expect(LINK.test(href)).toBe(fine))

  test('of dashes and headings becomes lists and headings', () => {
    const made = fromPlainText('## Tražimo\n- Excel\n- strpljenje\n\nJavi se.')
    expect(made.content.map(({ type }) => type)).toEqual(['heading', 'bulletList', 'paragraph'])
    expect(plainText(made)).toBe('Tražimo\nExcel\nstrpljenje\nJavi se.')
    expect(plainText(NO_RICH_TEXT)).toBe('')
  })

  test('with a list in a list, an unknown part or a script for a link is refused', () => {
    const p = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
    const wrong = [
      {
        type: 'doc',
        content: [
          {
            type: 'bulletList',
            content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [] }] }],
          },
        ],
      },
      { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] },
      { type: 'doc', content: [{ ...p, attrs: { style: 'x' } }] },
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] },
            ],
          },
        ],
      },
      { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [] }] },
    ]
    for (const one of wrong) expect(bodyText.safeParse(one).success).toBe(false)
  })
})

describe('a clock in Sarajevo', () => {
  test('shows every moment, and leads back to it but for the hour that comes twice', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
          const back = fromLocal(toLocal(minute))
          expect(back).toBeDefined()
          const apart = minute.getTime() - (back?.getTime() ?? 0)
          expect([0, 3_600_000]).toContain(apart)
          expect(toLocal(back ?? minute)).toBe(toLocal(minute))
        },
      ),
    )
  })

  test.each([
    ['2026-11-27T14:00', '2026-11-27T13:00:00.000Z'],
    ['2026-07-27T14:00', '2026-07-27T12:00:00.000Z'],
    // Of the repeated hour the first one counts.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    // The hour that is skipped: the clock jumps from two to three.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('shows %s at %s', (local, moment) => expect(fromLocal(local)?.toISOString()).toBe(moment))

  test.each(['', '2026-13-01T10:00', '2026-02-30T10:00', '2026-11-27', 'sutra'])('never shows %j', (local) =>
    expect(fromLocal(local)).toBeUndefined(),
  )
})

describe('the time left', () => {
  test('is never more than there is, and over exactly at the deadline', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100 * 86_400_000 }), (ms) => {
        const now = new Date('2026-11-21T12:00:00Z')
        const left = timeLeft(new Date(now.getTime() + ms), now)
        expect(left.unit === 'over').toBe(ms <= 0)
        if (ms <= 0) return
        const {
          days = 0,
          hours = 0,
          minutes = 0,
        } = left as { days?: number; hours?: number; minutes?: number }
        if (left.unit !== 'last-minute') expect(Math.max(days, hours, minutes)).toBeGreaterThan(0)
        if (left.unit === 'hours-minutes') expect(hours).toBeGreaterThan(0)
        const said = ((days * 24 + hours) * 60 + minutes) * 60_000
        expect(said).toBeLessThanOrEqual(ms)
        expect(ms - said).toBeLessThan(
          left.unit === 'days' ? 86_400_000 : left.unit === 'days-hours' ? 3_600_000 : 60_000,
        )
      }),
    )
  })

  test('counts hours as they pass, also over the night when the clock changes', () => {
    const before = fromLocal('2026-10-24T14:00') ?? new Date()
    const deadline = fromLocal('2026-10-25T14:00') ?? new Date()
    expect(timeLeft(deadline, before)).toEqual({ unit: 'days-hours', days: 1, hours: 1 })
  })
})

describe('the contract', () => {
  test.each(KINDS)('takes an empty %s, and reads what no longer fits as empty', (kind) => {
    expect(content.safeParse(emptyContent(kind)).success).toBe(true)
    expect(readDetails(kind, { old: true, months: 'x' })).toEqual(EMPTY_DETAILS[kind])
  })

  test('makes an address of every title, never one that is taken by a page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (title) => {
        expect(opportunitySlug({ bhs: title, en: '' })).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      }),
    )
    expect(opportunitySlug({ bhs: 'Mine', en: '' })).toBe('prilika-mine')
    expect(opportunitySlug({ bhs: ' ', en: 'Baker' })).toBe('baker')
  })
})
