import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTranslator } from 'use-intl/core'
import { intlLocale, type Locale, LOCALES } from '#platform/contract/locale.ts'
import {
  applicationContent,
  type ApplicationContent,
  type ApplicationFacts,
  type MemberFacts,
} from './application-content.ts'
import { adviceValues, type BrokenRule } from './broken-rule.ts'
import { checkRules, maySend } from './check-rules.ts'
import { DEFAULT_TEMPLATE } from './default-template.ts'
import { defaultRules } from './default-rules.ts'
import { applications } from './generated-applications.fixture.ts'
import { messages as bhs } from './rules-messages.bhs.ts'
import { messages as en } from './rules-messages.en.ts'
import { RULE_KINDS, type Rule } from './rules.ts'
import { ageOn } from './values.ts'

const template = DEFAULT_TEMPLATE
const rules: Rule[] = [
  ...defaultRules(
    {
      team: { min: 3, max: 7 },
      ages: { min: 17, max: 35, on: '2026-11-27' },
      municipalities: ['zenica', 'kakanj'],
      amount: { min: 500_00, max: 1500_00 },
      contribution: { min: 50, max: 200 },
      electronics: 30,
      project: { from: '2027-01-15', until: '2027-06-30' },
    },
    template,
  ),
  {
    id: 'consent',
    kind: 'document',
    severity: 'must',
    box: 'documents',
    slot: 'consent-of-owner',
    text: { bhs: 'Saglasnost vlasnika.', en: 'Consent of the owner.' },
  },
]

const fine: MemberFacts = { registered: true, confirmed: true, age: 24, elsewhere: false }
const facts: ApplicationFacts = { members: { a: fine, b: fine, c: fine } }
const content: ApplicationContent = {
  title: 'Klupe uz Bosnu',
  municipality: 'zenica',
  texts: Object.fromEntries(
    template.boxes.flatMap((box) => (box.kind === 'text' ? [[box.id, 'ž'.repeat(box.limit)]] : [])),
  ),
  timeline: [
    { id: 't1', what: 'Nabavka', from: '2027-01-15', until: '2027-02-01' },
    { id: 't2', what: 'Radna akcija', from: '2027-03-01', until: '2027-06-30' },
  ],
  budget: [
    { id: 'b1', what: 'Građa', category: 'material', amount: 700_00 },
    { id: 'b2', what: 'Lampe', category: 'electronics', amount: 300_00 },
  ],
  contributions: [
    { id: 'c1', kind: 'goods', what: 'Građa', giver: 'Pilana', value: 300_00 },
    { id: 'c2', kind: 'services', what: 'Rad', giver: 'Komšije', value: 200_00 },
  ],
  members: [
    { id: 'a', name: 'Amra', role: '' },
    { id: 'b', name: 'Emir', role: '' },
    { id: 'c', name: 'Lana', role: '' },
  ],
  documents: [{ id: 'd', slot: 'consent-of-owner', name: 'saglasnost.pdf' }],
}

type Change = { content?: Partial<ApplicationContent>; member?: Partial<MemberFacts> }

const broken = ({ content: changed = {}, member = {} }: Change): BrokenRule[] =>
  checkRules({
    rules,
    template,
    content: { ...content, ...changed },
    facts: { members: { ...facts.members, a: { ...fine, ...member } } },
  })

const said = (rule: Pick<BrokenRule, 'advice'>, locale: Locale): string => {
  // The key of the sentence is known only at run time.
  const t = createTranslator({ locale: intlLocale(locale), messages: { bhs, en }[locale] }) as (
    key: string,
    values?: Record<string, string | number>,
  ) => string
  return t(
    `advice.${rule.advice.key}`,
    adviceValues(rule, locale, (category) => t(`categories.${category}`)),
  )
}

const budget = (...rows: [ApplicationContent['budget'][number]['category'], number][]) => ({
  budget: rows.map(([category, amount], index) => ({ id: `b${index}`, what: 'x', category, amount })),
})
const people = (count: number) => 'abcdefghi'.slice(0, count).split('')
const text = (id: string, words: string) => ({ texts: { ...content.texts, [id]: words } })

describe('an application that keeps all rules', () => {
  test('breaks none of them, and may be sent', () => {
    expect(applicationContent.safeParse(content).success).toBe(true)
    expect(broken({})).toEqual([])
    expect(maySend([])).toBe(true)
  })
})

describe('each rule is broken alone, and says in both languages what to change, with a number', () => {
  const cases: [rule: string, change: Change, bhs: string][] = [
    ['team', { content: { members: content.members.slice(0, 2) } }, 'Pozovi još 1 osobu'],
    ['ages', { member: { age: 16 } }, 'Amra: najmanje 17 godina na dan 27.\u00a011.\u00a02026.'],
    ['ages', { member: { age: 36 } }, 'najviše 35 godina'],
    ['ages', { member: { age: null } }, 'datum rođenja: Amra'],
    ['registered', { member: { registered: false } }, '1 osoba još nema račun: Amra'],
    ['confirmed', { member: { confirmed: false } }, 'Čeka se potvrda, 1 osoba: Amra'],
    ['one-application', { member: { elsewhere: true } }, '1 osoba je već u drugoj prijavi'],
    ['place', { content: { municipality: 'tuzla' } }, 'jedno od 2'],
    ['place', { content: { municipality: null } }, '2 mjesta'],
    [
      'amount',
      { content: { ...budget(['material', 400_00]), contributions: content.contributions.slice(0, 1) } },
      'Dodaj još 100\u00a0KM',
    ],
    [
      'contribution',
      { content: { contributions: content.contributions.slice(0, 1) } },
      'Nađi još 200\u00a0KM',
    ],
    [
      // Without any contribution the only other way would be to ask for nothing.
      'contribution',
      { content: { contributions: [] } },
      'treba bar 50 %. Nađi još 500\u00a0KM doprinosa.',
    ],
    [
      'contribution-most',
      { content: { contributions: [{ ...content.contributions[0]!, value: 2100_00 }] } },
      'Smanji doprinos za 100\u00a0KM',
    ],
    ['no-fees', { content: budget(['material', 900_00], ['fees', 100_00]) }, 'Skini 100\u00a0KM'],
    [
      'electronics',
      { content: budget(['material', 660_00], ['electronics', 340_00]) },
      'Skini 57,15\u00a0KM ili prebaci 40\u00a0KM',
    ],
    ['activities', { content: { timeline: content.timeline.slice(0, 1) } }, 'Upiši još 1 aktivnost'],
    [
      'activities',
      { content: { timeline: [content.timeline[0]!, { ...content.timeline[1]!, until: '2027-07-01' }] } },
      'Pomjeri 1 aktivnost: projekat traje od 15.\u00a01.\u00a02027. do 30.\u00a06.\u00a02027.',
    ],
    [
      'activities',
      { content: { timeline: [content.timeline[0]!, { ...content.timeline[1]!, until: null }] } },
      'traje 1 aktivnost',
    ],
    [
      'activities',
      { content: { timeline: [content.timeline[0]!, { ...content.timeline[1]!, until: '2027-02-28' }] } },
      '1 aktivnost završava prije nego što počne',
    ],
    ['risks-length', { content: text('risks', '') }, 'treba bar 100 znakova'],
    ['risks-length', { content: text('risks', 'kiša') }, 'Dodaj još 96 znakova'],
    ['risks-length', { content: text('risks', 'x'.repeat(402)) }, 'Skrati za 2 znaka'],
    [
      'consent',
      { content: { documents: [] } },
      'Fali 1 dokument: Saglasnost vlasnika prostora. Dodaj PDF, DOCX ili sliku papira.',
    ],
  ]

  test.each(cases)('%s: %o', (rule, change, words) => {
    const found = broken(change)
    expect(found.map((each) => each.rule)).toEqual([rule])
    expect(said(found[0]!, 'bhs')).toContain(words)
    expect(said(found[0]!, 'en')).toMatch(/\d/)
    expect(found[0]!.box).toBe(rules.find(({ id }) => id === rule)!.box)
  })

  test('and a team that is too big is told how many are too many', () => {
    const members = people(9).map((id) => ({ id, name: id, role: '' }))
    const found = checkRules({
      rules,
      template,
      content: { ...content, members },
      facts: { members: Object.fromEntries(people(9).map((id) => [id, fine])) },
    })
    expect(found.map(({ rule }) => rule)).toEqual(['team'])
    expect(said(found[0]!, 'bhs')).toContain('Prebaci 2 osobe')
  })

  test('no kind of rule is left out', () => {
    const tried = new Set(cases.map(([id]) => rules.find((rule) => rule.id === id)?.kind))
    expect([...tried].sort()).toEqual([...RULE_KINDS].sort())
  })
})

describe('10,000 generated applications', () => {
  test('come to the same on a device as on the server, and every sentence is whole in both languages', () => {
    const sentences = new Map<string, BrokenRule>()
    for (const [generated, known] of applications({ count: 10_000, seed: 13, template })) {
      const found = checkRules({ rules, template, content: generated, facts: known })
      // Through JSON, as on the server, with new rows and members.
      const arrived = JSON.parse(JSON.stringify({ generated, known })) as {
        generated: ApplicationContent
        known: ApplicationFacts
      }
      const again = checkRules({ rules, template, content: arrived.generated, facts: arrived.known })
      if (JSON.stringify(found) !== JSON.stringify(again)) expect(again).toEqual(found)
      for (const each of found) sentences.set(`${each.rule} ${each.advice.key}`, each)
    }
    expect(sentences.size).toBeGreaterThan(20)
    for (const each of sentences.values())
      for (const locale of LOCALES) expect(said(each, locale)).toMatch(/\d/)
  })

  test('whoever does what the sentence about money says, keeps its rule', () => {
    const amount = fc.integer({ min: 1, max: 3000_00 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 99 }), (others, spent, max) => {
        const cap: Rule[] = [
          {
            id: 'cap',
            kind: 'category',
            category: 'electronics',
            max,
            severity: 'must',
            box: 'budget',
            text: { bhs: '', en: '' },
          },
        ]
        const check = (material: number, electronics: number) =>
          checkRules({
            rules: cap,
            template,
            facts,
            content: { ...content, ...budget(['material', material], ['electronics', electronics]) },
          })
        const [found] = check(others, spent)
        if (!found) return
        const { less, move } = found.advice.values as Record<'less' | 'move', { feninga: number }>
        expect(check(others, spent - less.feninga)).toEqual([])
        expect(check(others + move.feninga, spent - move.feninga)).toEqual([])
        // One fening less would not be enough.
        expect(check(others, spent - less.feninga + 1)).toHaveLength(1)
      }),
    )
  })
})

test('who was born on the day itself already has the new year', () => {
  expect(ageOn('2026-11-27', '2009-11-27')).toBe(17)
  expect(ageOn('2026-11-27', '2009-11-28')).toBe(16)
})
