import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Locale } from '#platform/contract/locale.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import type { Content } from '../../contract/rules/content.ts'
import type { Condition, Field, Rule } from '../../contract/rules/field.ts'
import { FIELD_KINDS, type FieldKind } from '../../contract/rules/kinds.ts'
import { newContent, newField } from '../../contract/rules/new-content.ts'
import { type PaperForm, PaperSheet } from './paper-sheet.tsx'

async function paperOf(
  content: Partial<Content>,
  { locale = 'bhs', ...given }: Partial<PaperForm> & { locale?: Locale } = {},
) {
  const form: PaperForm = {
    slug: 'proba',
    version: 3,
    content: { ...newContent({ bhs: 'Proba', en: 'Trial' }), ...content },
    audience: 'all',
    state: 'open',
    opensAt: null,
    closesAt: null,
    retentionDays: null,
    ...given,
  }
  return renderHtml(
    <LocaleProvider initial={locale}>
      <Suspense>
        <PaperSheet form={form} address="https://primjer.ba/forms/proba" />
      </Suspense>
    </LocaleProvider>,
  )
}

/** The words of a page, without its tags. */
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const both = (bhs: string, en = '') => ({ bhs, en })
const ask = (kind: FieldKind, id: string, label: string, given: Partial<Field> = {}) =>
  newField(kind, id, { label: both(label), ...given })
const rule = (act: Rule['act'], target: string, conditions: Condition[], all = true): Rule => ({
  id: `r${conditions.length}${conditions[0]!.field}${act}`.slice(0, 12),
  act,
  target,
  all,
  conditions,
})

test('a printed form has every kind of question with room to answer, and no controls', async () => {
  const fields = FIELD_KINDS.map((kind) => ask(kind, `f${kind}`.slice(0, 12), `Pitanje ${kind}`))
  const html = await paperOf({ fields })
  for (const kind of FIELD_KINDS)
    expect([kind, html.includes(`Pitanje ${kind}`)]).toEqual([kind, kind !== 'hidden'])
  expect(html).not.toMatch(/<(?:input|select|textarea|button|form)\b/)
  const words = wordsOf(html)
  expect(words).toContain('1. Pitanje short (nije obavezno)')
  expect(words).toContain('Verzija 3')
  expect(words).toContain('https://primjer.ba/forms/proba')
  expect(words).toContain('Korak 2 od 2')
  expect(words).toContain('Broj prijave')
})

test('choices become boxes, a table of choices a box for each row and choice, a ranking boxes for numbers', async () => {
  const options = ['autobus', 'bicikl', 'pješke'].map((name, at) => ({ id: `o${at}x`, label: both(name) }))
  const rows = ['ljeti', 'zimi'].map((name, at) => ({ id: `r${at}x`, label: both(name) }))
  const boxes = async (field: Field) =>
    (await paperOf({ fields: [field] })).match(/<span aria-hidden/g)?.length
  expect(await boxes(ask('choice', 'one1', 'Čime?', { options }))).toBe(3)
  expect(await boxes(ask('matrix', 'grid1', 'Čime kad?', { options, rows }))).toBe(6)
  expect(await boxes(ask('ranking', 'rank1', 'Redom', { options }))).toBe(3)
  expect(await boxes(ask('scale', 'scale1', 'Ocjena'))).toBe(5)
  expect(await boxes(ask('yesno', 'yes1', 'Da li?'))).toBe(2)
  expect(
    wordsOf(await paperOf({ fields: [ask('choices', 'many1', 'Čime?', { options, max: 2 })] })),
  ).toContain('Označi sve što vrijedi. Izaberi najviše 2.')
})

test('a printed form states its logic by the numbers of its questions', async () => {
  const fields = [
    ask('section', 'sec1', 'Put'),
    ask('choice', 'means', 'Čime?', { options: [{ id: 'bus', label: both('autobus', 'bus') }] }),
    ask('amount', 'cost', 'Koliko plaćaš?'),
    ask('date', 'day1', 'Od kada?'),
    ask('short', 'line', 'Koja linija?', { required: true }),
    ask('short', 'offer', 'Ko je dao ponudu?'),
    ask('page', 'two', 'Dalje'),
    ask('long', 'idea', 'Ideja'),
    ask('page', 'three', 'Kraj'),
    ask('calculated', 'total', 'Ukupno', {
      terms: [
        { field: 'cost', factor: 1 },
        { field: 'cost', factor: -2 },
        { field: null, factor: 10 },
      ],
    }),
    ask('consent', 'agree', 'Slažem se'),
    ask('short', 'why', 'Zašto?'),
  ]
  const isBus: Condition = { field: 'means', operator: 'is', value: 'bus' }
  const rules = [
    rule('show', 'line', [isBus, { field: 'cost', operator: 'more', value: '500' }]),
    rule('show', 'line', [{ field: 'day1', operator: 'less', value: '2027-01-15' }]),
    rule('require', 'offer', [{ field: 'cost', operator: 'filled', value: '' }]),
    rule('show', 'two', [{ field: 'means', operator: 'not', value: 'bus' }]),
    rule('jump', 'three', [isBus]),
    rule('show', 'why', [{ field: 'agree', operator: 'is', value: 'yes' }]),
  ]
  const words = wordsOf(await paperOf({ fields, rules }))
  for (const note of [
    'Odgovori samo ako je odgovor na 1. pitanje „autobus“ i ako je odgovor na 2. pitanje veći od 500 KM, ili ako je prije 15. 1. 2027. datum u 3. pitanju.',
    'Obavezno je ako je na 2. pitanje odgovoreno.',
    'Ovaj korak popuni samo ako odgovor na 1. pitanje nije „autobus“.',
    'Pređi na korak 3 ako je odgovor na 1. pitanje „autobus“.',
    'Izračunaj: (2) − 2 × (2) + 10.',
    'Odgovori samo ako je označeno 8. pitanje.',
  ])
    expect(words).toContain(note)
  // A question that logic may demand is not called optional.
  expect(words).not.toContain('Ko je dao ponudu? (nije obavezno)')
  expect(wordsOf(await paperOf({ fields, rules }, { locale: 'en' }))).toContain(
    'Answer only if the answer to question 1 is “bus” and if the answer to question 2 is greater than 500 KM, or if the date in question 3 is before 15/01/2027.',
  )
})

test('a rule written by hand, with a value that no answer can be, does not keep a form from paper', async () => {
  const fields = [
    ask('date', 'day1', 'Od kada?'),
    ask('number', 'num1', 'Koliko?'),
    ask('hidden', 'hid1', 'izvor', { value: 'sajam' }),
    ask('short', 'why', 'Zašto?'),
  ]
  const rules = [
    rule('show', 'why', [
      { field: 'day1', operator: 'is', value: 'sutra' },
      { field: 'num1', operator: 'less', value: 'pet' },
      { field: 'hid1', operator: 'is', value: 'sajam' },
    ]),
  ]
  const words = wordsOf(await paperOf({ fields, rules }))
  expect(words).toContain('„sutra“ i ako je odgovor na 2. pitanje manji od pet.')
})

test('paper says how long personal data is kept, in the words of the web form', async () => {
  expect(wordsOf(await paperOf({}, { retentionDays: 730 }))).toContain(
    'Lični podaci se brišu 2 godine nakon slanja.',
  )
  expect(wordsOf(await paperOf({}, { retentionDays: 90, locale: 'en' }))).toContain('90 days')
  expect(wordsOf(await paperOf({}))).not.toContain('Lični podaci')
})

test('paper says until when the form is taken, and that only members send it', async () => {
  const words = wordsOf(
    await paperOf(
      { fields: [ask('short', 'name1', 'Ime')] },
      { audience: 'members', closesAt: '2027-03-09T22:59:00.000Z' },
    ),
  )
  expect(words).toContain('do 9. 3. 2027. u 23:59')
  expect(words).toContain('Ovaj obrazac šalju članovi')
})
