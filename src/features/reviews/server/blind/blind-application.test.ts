import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { fold } from '#platform/contract/fold.ts'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { blindApplication } from './blind-application.ts'

/** Names with the forms in which sentences contain them. */
const PEOPLE = [
  { name: 'Dženana Hodžić', forms: ['Dženana', 'Dženane', 'Dženanom', 'Dženanin', 'Hodžić', 'Hodžićevoj'] },
  { name: 'Željko Kovačević', forms: ['Željko', 'Željka', 'Željkom', 'Željkov', 'Kovačevićima'] },
  { name: 'Snježana Đurić', forms: ['Snježana', 'Snježani', 'Snježanina', 'Đurića', 'Đurićem'] },
  { name: 'Aleksandar Šehić', forms: ['Aleksandra', 'Aleksandru', 'Aleksandrov', 'Šehića', 'Šehićem'] },
] as const

const spellings = [
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => word.toLowerCase(),
  (word: string) => word.normalize('NFD'),
  (word: string) => word.replace(/\p{L}/gu, (one) => fold(one) || one),
  toCyrillic,
]

const BOX = DEFAULT_TEMPLATE.boxes.find(({ kind }) => kind === 'text')!.id
const SLOT = DEFAULT_TEMPLATE.boxes.flatMap((box) => (box.kind === 'documents' ? box.slots : []))[0]!.id

/** Returns an application with a word in every place that a device writes. */
function saying(word: string, members: ApplicationContent['members']): ApplicationContent {
  const said = `Pitaj: ${word}, tu smo.`
  const rowId = word.replace(/[^\w-]/g, '-')
  return {
    title: said,
    municipality: 'zenica',
    texts: { [BOX]: said, 'box-of-nobody': said },
    timeline: [{ id: rowId, what: said, from: null, until: null }],
    budget: [{ id: rowId, what: said, category: 'material', amount: 100_00, source: said }],
    contributions: [{ id: rowId, kind: 'goods', what: said, giver: said, value: 50_00 }],
    members: members.map((one) => ({ ...one, role: said })),
    documents: [
      { id: rowId, slot: SLOT, name: `${word}.pdf` },
      { id: rowId, slot: 'slot-of-nobody', name: said },
    ],
  }
}

const applicants = PEOPLE.map(({ name }, at) => ({ name, email: `osoba${at}@primjer.ba`, phone: null }))
const members = PEOPLE.map(({ name }, at) => ({ id: `account-${at}`, name, role: '' }))

test('nothing that a blind reviewer is given names a member of the team, in either script and any case', () => {
  const forms = PEOPLE.flatMap((person) => person.forms)
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.constantFrom(...spellings), (form, spelt) => {
      const written = saying(spelt(form), members)
      const read = JSON.stringify(blindApplication(written, { applicants, template: DEFAULT_TEMPLATE }))
      expect(fold(read), `${spelt(form)} → ${read}`).not.toContain(fold(form))
      expect(read).not.toContain('account-')
    }),
    { numRuns: 300 },
  )
})

test('a name stays hidden that only the account or only the application has', () => {
  const only = { name: 'Dženana Hodžić', email: null, phone: null }
  const byAccount = blindApplication(saying('Dženanin', []), {
    applicants: [only],
    template: DEFAULT_TEMPLATE,
  })
  const byTeam = blindApplication(saying('Dženanin', members), { applicants: [], template: DEFAULT_TEMPLATE })
  expect(fold(JSON.stringify([byAccount, byTeam]))).not.toContain('dzenan')
})

test('the team is letters, and what it is about and asks for is read as it was written', () => {
  const written = saying('klupe', members)
  const read = blindApplication(written, { applicants, template: DEFAULT_TEMPLATE })
  expect(read.members.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
  expect([read.title, read.texts[BOX], read.budget[0]?.amount, read.municipality]).toEqual([
    written.title,
    written.title,
    100_00,
    'zenica',
  ])
})
