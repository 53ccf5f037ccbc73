import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY, type Contents } from '#features/profiles/contract/sections.ts'
import { arrange, idsOf, selectContents } from './arrange.ts'
import { blocksOf } from './blocks.ts'
import { SKILLS_ON_A_PAGE, startFrom, TEMPLATES } from './templates.ts'
import { CV_SECTIONS, cvVariant, type VariantSection } from './variant.ts'

const ids = Array.from({ length: 8 }, (_, at) => `00000000-0000-7000-8000-00000000000${at}`)
const text = { bhs: 'Tekst', en: '' }
const entry = (id: string) => ({
  id,
  kind: 'job' as const,
  title: text,
  place: text,
  note: text,
  from: null,
  to: null,
  url: null,
})

const profile: fc.Arbitrary<Contents> = fc.uniqueArray(fc.constantFrom(...ids)).map((own) => ({
  ...EMPTY,
  about: { about: text },
  work: { items: own.map(entry) },
  skills: { items: own.map((id) => ({ id, skill: null, label: 'Zidanje', level: 'basic' as const })) },
}))
const chosen: fc.Arbitrary<VariantSection[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...CV_SECTIONS),
    shown: fc.boolean(),
    entries: fc.array(fc.record({ id: fc.constantFrom(...ids), shown: fc.boolean() }), { maxLength: 12 }),
  }),
  { maxLength: 8 },
)

test('every section and every entry of the profile is on offer exactly once, whatever was chosen before', () => {
  fc.assert(
    fc.property(profile, chosen, (contents, before) => {
      const arranged = arrange(before, contents)
      expect(arranged.map(({ name }) => name).toSorted()).toEqual([...CV_SECTIONS].toSorted())
      for (const { name, entries } of arranged) {
        expect(entries.map(({ id }) => id).toSorted()).toEqual(idsOf(contents, name).toSorted())
      }
    }),
  )
})

test('what was arranged and is kept stays as it is', () => {
  fc.assert(
    fc.property(profile, chosen, (contents, before) => {
      const once = arrange(before, contents)
      const kept = once.map((section) => ({
        ...section,
        entries: section.entries.filter(({ isNew }) => !isNew),
      }))
      expect(arrange(kept, contents)).toEqual(once)
    }),
  )
})

test('an entry that the profile has lost is gone, a new one waits to be chosen', () => {
  const before: VariantSection[] = [
    {
      name: 'work',
      shown: true,
      entries: [
        { id: ids[2]!, shown: true },
        { id: ids[0]!, shown: false },
      ],
    },
  ]
  const contents = { ...EMPTY, work: { items: [entry(ids[0]!), entry(ids[1]!)] } }
  expect(arrange(before, contents)[0]).toEqual({
    name: 'work',
    shown: true,
    entries: [
      { id: ids[0], shown: false, isNew: false },
      { id: ids[1], shown: false, isNew: true },
    ],
  })
})

test('a new job is offered where its time puts it: what continues before what is over', () => {
  const [over, now, older, unknown] = ids
  const times = [
    { ...entry(over!), from: '2019', to: '2022-05' },
    { ...entry(now!), from: '2023-01' },
    { ...entry(older!), from: '2015', to: '2018' },
    entry(unknown!),
  ]
  const contents = { ...EMPTY, work: { items: times } }
  const before = [{ name: 'work' as const, shown: true, entries: [{ id: over!, shown: true }] }]
  expect(arrange(before, contents)[0]?.entries.map(({ id }) => id)).toEqual([now, over, older, unknown])
})

test('a CV tells only what is shown, in its own order', () => {
  const contents = { ...EMPTY, work: { items: ids.map(entry) }, about: { about: text } }
  const selected = selectContents(
    arrange(
      [
        {
          name: 'work',
          shown: true,
          entries: [
            { id: ids[3]!, shown: true },
            { id: ids[1]!, shown: true },
          ],
        },
        { name: 'about', shown: false, entries: [] },
      ],
      contents,
    ),
    contents,
  )
  expect(selected.work?.items.map(({ id }) => id)).toEqual([ids[3], ids[1]])
  expect(selected).not.toHaveProperty('about')
})

test.each(TEMPLATES)('the start for %s takes everything along and may be saved', (template) => {
  fc.assert(
    fc.property(profile, (contents) => {
      const variant = startFrom({ template, name: 'CV', contents })
      expect(cvVariant.safeParse(variant).success).toBe(true)
      expect(
        arrange(variant.sections, contents)
          .flatMap(({ entries }) => entries)
          .every(({ shown, isNew }) => shown && !isNew),
      ).toBe(true)
    }),
  )
})

test('a new CV begins with what goes on today, and with as many skills as somebody reads', () => {
  const time = fc.option(fc.constantFrom('2019', '2020-05', '2024'))
  const stay = fc.record({ id: fc.uuid(), from: time, to: time })
  fc.assert(
    fc.property(fc.uniqueArray(stay, { selector: ({ id }) => id, maxLength: 6 }), (stays) => {
      const skills = Array.from({ length: 40 }, (_, at) => ({
        id: `00000000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
        skill: null,
        label: `Vještina ${at}`,
        level: 'basic' as const,
      }))
      const contents: Contents = {
        ...EMPTY,
        work: { items: stays.map(({ id, from, to }) => ({ ...entry(id), from, to })) },
        skills: { items: skills },
      }
      const { sections } = startFrom({ template: 'job', name: 'CV', contents })
      const of = (name: string) => sections.find((section) => section.name === name)?.entries ?? []
      const ends = of('work').map(({ id }) => {
        const { from, to } = stays.find((one) => one.id === id) ?? { from: null, to: null }
        return to ?? (from ? '9999' : '')
      })
      expect(ends).toEqual(ends.toSorted().toReversed())
      expect(of('skills').filter(({ shown }) => shown)).toHaveLength(SKILLS_ON_A_PAGE)
      expect(of('skills')).toHaveLength(skills.length)
    }),
    { numRuns: 60 },
  )
})

test('lines with a hyphen become a list, the others paragraphs', () => {
  expect(blocksOf('Vodim tim.\n- prvo\n • drugo\n\nI još.')).toEqual([
    { kind: 'text', text: 'Vodim tim.' },
    { kind: 'list', items: ['prvo', 'drugo'] },
    { kind: 'text', text: 'I još.' },
  ])
  expect(blocksOf(' \n\n')).toEqual([])
})

test('no word of a note is lost or doubled by making parts of it', () => {
  const note = fc.array(fc.stringMatching(/^(- )?[a-zčćšžđ ]{0,20}$/), { maxLength: 10 })
  fc.assert(
    fc.property(note, (lines) => {
      const words = (said: string) => said.split(/\s+/).filter((word) => word !== '' && word !== '-')
      const said = blocksOf(lines.join('\n')).flatMap((block) =>
        block.kind === 'text' ? [block.text] : block.items,
      )
      expect(words(said.join(' '))).toEqual(words(lines.join(' ')))
    }),
  )
})
