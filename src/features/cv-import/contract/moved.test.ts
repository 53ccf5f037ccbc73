import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, EMPTY } from '#features/profiles/contract/sections.ts'
import { ENTRY_KINDS, moved, sectionOfKind } from './moved.ts'
import type { Proposal } from './proposal.ts'
import { composed, rowsOf } from './review.ts'

const SECTIONS = ['work', 'education', 'projects', 'certificates'] as const
const kind = fc.constantFrom(...ENTRY_KINDS)
const entry = fc.record({ id: fc.uuid(), kind, title: fc.constantFrom('Tesar', 'Kurs', 'Gimnazija') })

test('an entry of a CV goes among those of any other kind, and none is lost or doubled', () => {
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 8 }), kind, (given, target) => {
      const found = given.map(({ id, kind: own, title }) => ({
        item: {
          id,
          kind: own,
          title: { bhs: title, en: '' },
          place: { bhs: '', en: '' },
          note: { bhs: '', en: '' },
          from: null,
          to: null,
          url: null,
        } as Entry,
        confidence: {},
        source: '',
      }))
      const of = (section: (typeof SECTIONS)[number]) =>
        found.filter(({ item }) => sectionOfKind(item.kind) === section) as never
      const proposal: Proposal = {
        id: randomUUID(),
        format: 'pdf',
        language: 'bhs',
        script: 'latin',
        pages: 1,
        person: { name: '', email: '', phone: '' },
        headline: null,
        about: null,
        municipality: null,
        work: of('work'),
        education: of('education'),
        projects: of('projects'),
        certificates: of('certificates'),
        skills: [],
        languages: [],
        links: [],
        interests: [],
        unplaced: [],
        expiresAt: '',
      }
      const [first] = found
      const after = moved(proposal, first ? { [first.item.id]: target } : {})
      const all = SECTIONS.flatMap((section) =>
        after[section].map(({ item }) => ({ section, id: item.id, kind: item.kind })),
      )
      expect(all.map(({ id }) => id).toSorted()).toEqual(given.map(({ id }) => id).toSorted())
      for (const one of all) expect(sectionOfKind(one.kind)).toBe(one.section)
      if (first) expect(all.find(({ id }) => id === first.item.id)?.kind).toBe(target)
      // It is imported to its new place.
      const { rows } = rowsOf(EMPTY, after)
      const taken = composed(EMPTY, rows, Object.fromEntries(rows.map(({ key }) => [key, 'add'])))
      if (first) expect(taken[sectionOfKind(target)]?.items.map(({ id }) => id)).toContain(first.item.id)
    }),
    { numRuns: 60 },
  )
})
