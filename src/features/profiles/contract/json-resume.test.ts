import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { fromJsonResume, jsonResume, toJsonResume } from './json-resume.ts'
import { LANGUAGE_LEVELS, LANGUAGES } from './languages.ts'
import { type Contents, contents, type EntrySection, KINDS, SECTIONS, SKILL_LEVELS } from './sections.ts'

const newId = () => randomUUID()
const text = fc
  .array(fc.constantFrom('č', 'Đ', ' ', 'љубав', '\n', 'a', '"', 'ž ', 'e\u0301', '👩‍🌾', '-'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''))
const both = fc.record({ bhs: text, en: text })
const label = text.map((words) => words.replaceAll('\n', ' ').trim())
const month = fc.option(fc.constantFrom('2019', '2020-02', '2021-12'))
const url = fc.option(fc.constantFrom('https://primjer.ba', 'http://www.primjer.ba/a?b=c#d'))

function entries<S extends EntrySection>(section: S) {
  return fc.record({
    items: fc.array(
      fc.record({
        id: fc.uuid(),
        kind: fc.constantFrom(...(KINDS[section] as unknown as readonly ['job'])),
        title: both,
        place: both,
        note: both,
        from: month,
        to: month,
        url,
      }),
      { maxLength: 5 },
    ),
  }) as unknown as fc.Arbitrary<Contents[S]>
}

const profile: fc.Arbitrary<Contents> = fc.record({
  intro: fc.record({ headline: both, municipality: fc.option(fc.constantFrom(...MUNICIPALITY_IDS)) }),
  about: fc.record({ about: both }),
  work: entries('work'),
  education: entries('education'),
  projects: entries('projects'),
  certificates: entries('certificates'),
  skills: fc.record({
    items: fc.array(
      fc.record({
        id: fc.uuid(),
        skill: fc.option(fc.uuid()),
        label: label.filter((words) => words !== ''),
        level: fc.constantFrom(...SKILL_LEVELS),
      }),
      { maxLength: 4 },
    ),
  }),
  languages: fc.record({
    items: fc.array(
      fc.record({
        id: fc.uuid(),
        language: fc.constantFrom(...LANGUAGES),
        level: fc.constantFrom(...LANGUAGE_LEVELS),
      }),
      { maxLength: 4 },
    ),
  }),
  links: fc.record({
    items: fc.uniqueArray(
      fc.record({ id: fc.uuid(), label, url: fc.constantFrom('https://a.ba', 'https://b.ba/x') }),
      { maxLength: 2, selector: (link) => link.url },
    ),
  }),
})

/** Ids are generated again. */
const told = (value: unknown) => JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? 0 : inner)))

describe('a profile written as JSON Resume', () => {
  test('is the same profile when it is read again, in either language', () => {
    fc.assert(
      fc.property(
        profile,
        fc.subarray([...INTERESTS]),
        fc.constantFrom('bhs', 'en'),
        (mine, interests, language) => {
          const written = toJsonResume({ name: 'Amra Hodžić', language, contents: mine, interests })
          const sent = jsonResume.parse(JSON.parse(JSON.stringify(written)))
          const read = fromJsonResume(sent, { language: 'bhs', newId })
          expect(told(read.contents)).toEqual(told(mine))
          expect(read.interests).toEqual(interests)
          expect([read.name, read.language]).toEqual(['Amra Hodžić', language])
        },
      ),
    )
  })

  test('says in the other language what is missing in the one asked for', () => {
    const intro = { headline: { bhs: 'Pekarka', en: '' }, municipality: 'bihac' as const }
    const { basics } = toJsonResume({ name: 'A', language: 'en', contents: { intro } })
    expect(basics).toMatchObject({
      label: 'Pekarka',
      location: { city: 'Bihać', region: 'Una-Sana Canton', countryCode: 'BA' },
    })
  })

  test('that somebody changed elsewhere is read as it now stands', () => {
    const intro = { headline: { bhs: 'Pekarka', en: 'Baker' }, municipality: 'bihac' as const }
    const written = toJsonResume({ name: 'A', language: 'bhs', contents: { intro } })
    const changed = {
      ...written,
      basics: { ...written.basics, label: 'Vozačica', location: { city: 'Cazin' } },
    }
    const { contents: read } = fromJsonResume(jsonResume.parse(changed), { language: 'en', newId })
    expect(read.intro).toEqual({ headline: { bhs: 'Vozačica', en: '' }, municipality: 'cazin' })
    const shared = { ...written, basics: { ...written.basics, location: { city: 'Trnovo' } } }
    const { contents: unsure } = fromJsonResume(jsonResume.parse(shared), { language: 'bhs', newId })
    expect(unsure.intro.municipality).toBeNull()
  })
})

describe('a JSON Resume of others', () => {
  test('is read with all that a profile has a place for', () => {
    const resume = jsonResume.parse({
      basics: { name: 'Iva', label: 'Designer', url: 'iva.example.com', summary: null, image: 3 },
      work: [
        { name: 'Kuća', position: 'Designer', startDate: '2020-01-15', highlights: ['A', 'B'], summary: 'S' },
        null,
        'nothing',
      ],
      volunteer: [{ organization: 'Crveni križ', position: 'Volunteer', startDate: '2019' }],
      education: [{ institution: 'Gimnazija Cazin', area: 'Languages', endDate: '2015-06' }],
      awards: [{ title: 'First prize', awarder: 'Fair', date: '2014-11-01' }],
      publications: [{ name: 'Paper', publisher: 'House', releaseDate: '2016-10-01' }],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }, { name: 'Chess' }],
      languages: [
        { language: 'Croatian', fluency: 'Native speaker' },
        { language: 'Njemački jezik', fluency: 'B2' },
        { language: 'Klingon' },
      ],
      interests: [{ name: 'Sports' }, { name: 'Ferrets' }],
    })
    const { contents: read, interests } = fromJsonResume(resume, { language: 'en', newId })
    expect(read.work.items).toMatchObject([
      { kind: 'job', title: { en: 'Designer' }, note: { en: 'S\nA\nB' }, from: '2020-01', to: null },
      { kind: 'volunteering', place: { en: 'Crveni križ' }, from: '2019' },
    ])
    expect(read.education.items).toMatchObject([{ kind: 'school', to: '2015-06' }])
    expect(read.certificates.items).toMatchObject([{ title: { en: 'First prize' }, from: '2014-11' }])
    expect(read.projects.items).toMatchObject([{ title: { en: 'Paper' }, to: '2016-10' }])
    expect(read.skills.items.map(({ label: name, level }) => [name, level])).toEqual([
      ['HTML', 'expert'],
      ['CSS', 'expert'],
      ['Chess', 'independent'],
    ])
    expect(read.languages.items.map(({ language, level }) => [language, level])).toEqual([
      ['hr', 'native'],
      ['de', 'B2'],
    ])
    expect(read.links.items).toMatchObject([{ url: 'https://iva.example.com' }])
    expect(interests).toEqual(['sports'])
  })

  test('whatever is in it gives contents that a profile takes', () => {
    const anything = fc.anything({ maxDepth: 4 })
    const resume = fc.record(
      Object.fromEntries(
        ['basics', 'work', 'education', 'skills', 'languages', 'projects', 'certificates', 'meta'].map(
          (key) => [
            key,
            fc.oneof(
              anything,
              fc.array(
                fc.dictionary(
                  fc.constantFrom('name', 'position', 'startDate', 'level', 'url', 'x-profile', 'summary'),
                  fc.oneof(fc.string({ unit: 'binary' }), anything),
                ),
                { maxLength: 5 },
              ),
            ),
          ],
        ),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(resume, (given) => {
        const { contents: read } = fromJsonResume(jsonResume.parse(given), { language: 'bhs', newId })
        for (const name of SECTIONS) expect(contents[name].safeParse(read[name]).error).toBeUndefined()
      }),
    )
  })
})
