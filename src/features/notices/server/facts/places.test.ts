import { expect, test } from 'vitest'
import { TODAY } from '../eval/evaluate.ts'
import { parseNotice } from '../parse-notice.ts'

test.each([
  [
    'no place among those from which people may apply',
    'Javni poziv za dodjelu plastenika. Mogu se prijaviti domaćinstva iz: Bijeljina, Bratunac, Vlasenica, Zvornik.',
    { place: null },
  ],
  [
    'no place where only the office that sends it out has an address',
    'JAVNI KONKURS za dodjelu sredstava\nMinistarstvo civilnih poslova Bosne i Hercegovine objavljuje konkurs.\nPrijave na adresu: Trg BiH 3, 71000 Sarajevo.',
    { kind: 'grant', place: null },
  ],
  [
    'no place of a call for the whole country, although the embassy is in a town',
    'Call for Proposals: Lamps for Libraries\nThe Embassy of Novaria in Sarajevo invites associations from Bosnia and Herzegovina to apply.\nGrants: up to EUR 9,000\nApply until 12 January 2027.',
    { kind: 'grant', place: null },
  ],
  [
    'no place where the pin stands at a town that we do not know',
    'Omladinski klub Visoko traži 2 volontera!\n📍 Narva, Estonija\nPrijave do 21.12.2026.',
    { place: null },
  ],
  [
    'the town behind a street and its number, also one that is a word',
    'Otvoreni dan škole robotike\nčetvrtak, 17. 12. 2026. od 10 sati\nGorska 12, Pale\nDođi!',
    { place: 'Pale' },
  ],
  [
    'the place of work and not where the van starts',
    'Malinjak d.o.o. traži 15 berača, Bratunac i okolina.\nKombi kreće u 5 ujutro iz Srebrenice. Dnevnica 60 KM.',
    { place: 'Bratunac' },
  ],
])('a notice has %s', (_, text, facts) => {
  expect(parseNotice(text, { now: TODAY }).facts).toMatchObject(facts)
})
