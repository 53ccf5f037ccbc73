import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { month } from '#features/profiles/contract/value-schemas.ts'
import { proposalOf } from '../../proposal.ts'
import { Refusal } from '../refusal.ts'
import { readJson } from './read-json.ts'
import { timesOf } from './times.ts'

const proposed = (given: unknown) =>
  proposalOf(readJson(new TextEncoder().encode(JSON.stringify(given))), randomUUID)
const proposedXml = (xml: string) => proposalOf(readJson(new TextEncoder().encode(xml)), randomUUID)
const stays = (list: ReturnType<typeof proposed>['work'] | ReturnType<typeof proposed>['education']) =>
  list.map(
    ({ item: { title, place, from, to } }) =>
      `${title.bhs || title.en} | ${place.bhs || place.en} | ${from} | ${to}`,
  )

describe('an export of Reactive Resume', () => {
  const basics = { name: 'Vanja Perić', email: 'vanja@primjer.ba', headline: 'Pekar' }
  const sections = (work: object, education: object) => ({
    experience: { name: 'Iskustvo', items: [work] },
    work: { items: [] },
    education: { items: [education] },
    skills: { items: [{ name: 'Tijesta', level: 5, keywords: ['Lisnato'] }] },
    languages: { items: [{ name: 'Engleski', level: 4 }] },
    references: { items: [{ name: 'Majstor Rade', summary: '<p>radili smo zajedno</p>' }] },
  })

  test.each([
    [
      3,
      {
        name: 'Pekara Zora',
        position: 'Pekar',
        date: { start: '2019-02-01', end: '' },
        summary: '* noćna smjena',
      },
      { institution: 'Prehrambena škola', degree: 'Pekar', date: { start: '2014', end: '2017' } },
    ],
    [
      4,
      {
        company: 'Pekara Zora',
        position: 'Pekar',
        date: 'veljača 2019 - danas',
        summary: '<p>noćna smjena</p>',
      },
      { institution: 'Prehrambena škola', studyType: 'Pekar', date: '2014 – 2017' },
    ],
    [
      5,
      {
        company: 'Pekara Zora',
        roles: [{ position: 'Pekar', period: '02/2019 – Present', description: 'noćna smjena' }],
      },
      { school: 'Prehrambena škola', degree: 'Pekar', period: '2014 - 2017' },
    ],
  ])('of version %d is read', (_, work, education) => {
    const draft = proposed({ basics, sections: sections(work, education), metadata: { template: 'onyx' } })
    expect(stays(draft.work)).toEqual(['Pekar | Pekara Zora | 2019-02 | null'])
    expect(draft.work[0]?.item.note.bhs).toContain('noćna smjena')
    expect(stays(draft.education)).toEqual(['Pekar | Prehrambena škola | 2014 | 2017'])
    expect(draft.skills.map(({ item }) => `${item.label} ${item.level}`)).toEqual([
      'Tijesta expert',
      'Lisnato independent',
    ])
    expect(draft.languages.map(({ item }) => `${item.language} ${item.level}`)).toEqual(['en B2'])
    // Fields without a place are reported, but not those of the layout.
    expect(draft.unplaced).toEqual(['name: Majstor Rade', 'summary: radili smo zajedno'])
  })
})

test('a résumé of another editor is read, or refused by its name', () => {
  const europass = proposed({
    SkillsPassport: {
      LearnerInfo: {
        Identification: { PersonName: { FirstName: 'Vanja', Surname: 'Perić' } },
        WorkExperience: [
          {
            Period: { From: { Year: 2019, Month: '--02' }, Current: true },
            Position: { Label: 'Pekar' },
            Employer: { Name: 'Pekara Zora' },
          },
        ],
        Skills: { Linguistic: { MotherTongue: [{ Description: { Label: 'bosanski' } }] } },
      },
    },
  })
  expect(stays(europass.work)).toEqual(['Pekar | Pekara Zora | 2019-02 | null'])
  expect(europass.languages.map(({ item }) => `${item.language} ${item.level}`)).toEqual(['bs native'])
  const render = proposed({
    cv: {
      name: 'Vanja Perić',
      sections: {
        jobs: [{ company: 'Pekara Zora', position: 'Pekar', start_date: '2019-02', end_date: 'present' }],
      },
    },
  })
  expect(stays(render.work)).toEqual(['Pekar | Pekara Zora | 2019-02 | null'])
  const refused = () => proposed({ aboutMe: { profile: {} }, experience: { jobs: [] } })
  expect(refused).toThrow(expect.objectContaining({ reason: 'otherBuilder', builder: 'Manfred' }) as Error)
})

const passport = (experience: string, languages: string) => `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="bs">
  <DocumentInfo><DocumentType>ECV</DocumentType><Generator>EWA</Generator></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Vanja</FirstName><Surname>Perić</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Pekarska 3</AddressLine><Municipality>Doboj</Municipality></Contact></Address>
        <Email><Contact>vanja@primjer.ba</Contact></Email>
      </ContactInfo>
      <Photo><MimeType>image/jpeg</MimeType><Data>${'QUJD'.repeat(500)}</Data></Photo>
    </Identification>
    ${experience}
    <Skills>
      <Linguistic>${languages}</Linguistic>
      <Computer><Description>&lt;p&gt;Excel&lt;/p&gt;</Description></Computer>
    </Skills>
  </LearnerInfo>
</SkillsPassport>`
const job = (from: string, to: string, label: string) =>
  `<WorkExperience><Period><From ${from}/>${to}</Period><Position><Label>${label}</Label></Position>
   <Activities>&lt;p&gt;noćna smjena&lt;/p&gt;</Activities><Employer><Name>Pekara Zora</Name></Employer></WorkExperience>`

test('the older Europass is read as XML too, with lists or without, and nobody is offered a picture as text', () => {
  const [now, before] = [
    job('year="2019" month="--02"', '<Current>true</Current>', 'Pekar'),
    job('year="2017"', '<To year="2018" month="--11"/>', 'Pomoćnik pekara'),
  ]
  const native = '<MotherTongue><Description><Label>bosanski</Label></Description></MotherTongue>'
  const foreign = `<ForeignLanguage><Description><Code>en</Code><Label>engleski</Label></Description>
    <ProficiencyLevel><Listening>B2</Listening><SpokenInteraction>B1</SpokenInteraction></ProficiencyLevel></ForeignLanguage>`
  for (const xml of [
    passport(
      `<WorkExperienceList>${now}${before}</WorkExperienceList>`,
      `<MotherTongueList>${native}</MotherTongueList><ForeignLanguageList>${foreign}</ForeignLanguageList>`,
    ),
    `\ufeff${passport(now + before, native + foreign)}`,
  ]) {
    const draft = proposedXml(xml)
    expect(stays(draft.work)).toEqual([
      'Pekar | Pekara Zora | 2019-02 | null',
      'Pomoćnik pekara | Pekara Zora | 2017 | 2018-11',
    ])
    expect(draft.work[0]?.item.note.bhs).toContain('noćna smjena')
    expect(draft.languages.map(({ item }) => `${item.language} ${item.level}`)).toEqual([
      'bs native',
      'en B1',
    ])
    expect(draft.skills.map(({ item }) => item.label)).toEqual(['Excel'])
    expect(draft.unplaced).toEqual(['addressline: Pekarska 3'])
  }
})

test('a broken, endless or foreign XML is refused as every broken file is', () => {
  for (const xml of ['<SkillsPassport>', `<SkillsPassport>${'<a>'.repeat(100_000)}`, '<SkillsPassport/>'])
    expect(() => proposedXml(xml)).toThrow(Refusal)
})

describe('times as people write them', () => {
  test.each([
    ['06/2014', '15.12.2014.', '2014-06', '2014-12'],
    ['ljeto 2018', '2018', '2018', '2018'],
    [2009, 2013, '2009', '2013'],
    ['March 2020', 'present', '2020-03', undefined],
    ['2011 - 2014', '', '2011', '2014'],
    ['2016-02-31', '2017-12-31T23:00:00.000Z', '2016-02', '2017-12'],
    ['V 2019.', 'XI 2020.', '2019-05', '2020-11'],
  ])('%s and %s', (from, to, startDate, endDate) => {
    expect(timesOf(from, to)).toEqual({
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      unread: [],
    })
  })

  test('that say nothing are listed, and all others are times of a life', () => {
    const draft = proposed({
      basics: { name: 'Vanja' },
      work: [
        { company: 'Zora', position: 'Pekar', startDate: 'kad sam diplomirao', website: 'https://zora.ba' },
      ],
      education: [{ institution: 'Prehrambena škola', gpa: 4.5 }],
    })
    expect(draft.unplaced).toEqual(['Pekar: kad sam diplomirao'])
    expect(draft.work[0]?.item.url).toBe('https://zora.ba')
    expect(draft.education[0]?.item.note.bhs).toBe('4.5')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.constant(null)), (value) => {
        const { startDate, unread } = timesOf(value, undefined)
        if (startDate !== undefined)
          expect(month.safeParse(startDate).success || /^\d{4}/.test(startDate)).toBe(true)
        expect(unread.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })
})

test('any JSON is read or refused with a reason', () => {
  fc.assert(
    fc.property(
      fc.record({ basics: fc.jsonValue(), work: fc.jsonValue(), sections: fc.jsonValue() }),
      (given) => {
        try {
          proposed(given)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      },
    ),
    { numRuns: 150 },
  )
})
