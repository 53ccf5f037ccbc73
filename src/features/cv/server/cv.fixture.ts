import { randomUUID } from 'node:crypto'
import { type Contents, EMPTY } from '#features/profiles/contract/sections.ts'
import type { WholeProfile } from '#features/profiles/server/index.ts'
import { arrange } from '../contract/arrange.ts'
import type { CvDocument } from '../contract/document.ts'
import { startFrom } from '../contract/templates.ts'
import type { Design, Script } from '../contract/variant.ts'
import { composeCv } from './compose/compose.ts'

const NONE = { bhs: '', en: '' }
type Entry = Contents['work']['items'][number]

function entry(title: [string, string], more: Partial<Entry> = {}): Entry {
  const [bhs, en] = title
  return {
    id: randomUUID(),
    kind: 'job',
    title: { bhs, en },
    place: NONE,
    note: NONE,
    from: '2021-06',
    to: null,
    url: null,
    ...more,
  }
}

/** Returns a profile with every letter of ours, a list, a link, and the given number of jobs. */
export function fullProfile(jobs = 1): Contents {
  return {
    ...EMPTY,
    intro: {
      headline: { bhs: 'Čuvam šume, žute đurđice i ćuprije', en: 'I look after forests' },
      municipality: 'bihac',
    },
    about: { about: { bhs: 'Na trećoj sam godini.\nTražim praksu u Excelu.', en: 'I am in my third year.' } },
    work: {
      items: Array.from({ length: jobs }, (_, at) =>
        entry([`Vođenje knjiga ${at + 1}`, `Bookkeeping ${at + 1}`], {
          kind: 'informal',
          place: { bhs: 'Pekara Hodžić', en: 'Hodžić bakery' },
          note: { bhs: 'Dnevni pazar.\n- Nabavka brašna\n- Zarade', en: 'Daily takings.\n- Flour\n- Wages' },
          url: 'https://www.primjer.ba/pekara',
        }),
      ),
    },
    education: {
      items: [
        { ...entry(['Računovodstvo', 'Accounting'], { from: '2019', to: '2023' }), kind: 'university' },
      ],
    } as Contents['education'],
    skills: {
      items: [
        { id: randomUUID(), skill: null, label: 'Excel', level: 'advanced' },
        { id: randomUUID(), skill: null, label: 'Knjigovodstvo', level: 'basic' },
      ],
    },
    languages: {
      items: [
        { id: randomUUID(), language: 'bs', level: 'native' },
        { id: randomUUID(), language: 'en', level: 'B2' },
      ],
    },
    links: { items: [{ id: randomUUID(), label: 'GitHub', url: 'https://github.com/primjer' }] },
  }
}

export function documentOf(options: { design: Design; script: Script; contents?: Contents }): CvDocument {
  const { design, script, contents = fullProfile() } = options
  const profile: WholeProfile = { contents, photo: null, updatedAt: undefined }
  const start = startFrom({ template: 'job', name: 'CV', contents })
  return composeCv({
    person: {
      firstName: 'Đorđe',
      lastName: 'Šljivić',
      email: 'djordje@primjer.ba',
      phoneNumber: '+38761000199',
    },
    profile,
    labels: new Map(),
    confirmed: new Set(contents.skills.items.map(({ id }) => id)),
    dress: { ...start, design, script },
    arranged: arrange(start.sections, contents),
  }).document
}

/** Lists every text of a document that a reader must find in any format. */
export function textsOf({ name, headline, contact, sections }: CvDocument): string[] {
  const blocks = (all: CvDocument['sections'][number]['text']) =>
    all.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items))
  return [
    name,
    headline,
    ...contact.map(({ text }) => text),
    ...sections.flatMap(({ title, text, entries, items }) => [
      title,
      ...blocks(text),
      ...entries.flatMap((one) => [one.title, one.place, one.period, one.kind, ...blocks(one.note)]),
      ...items.flatMap(({ label, detail }) => [label, detail]),
    ]),
  ].filter(Boolean)
}
