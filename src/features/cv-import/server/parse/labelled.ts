import { fold } from '#platform/contract/fold.ts'
import type { Line } from '../layout/line.ts'

export type Field = 'period' | 'title' | 'place' | 'note'

/** Labels of the older Europass and of other forms, folded. */
const LABELS: Readonly<Record<Field, string>> = {
  period: 'datumi|datum|period|vrijeme|godina|godine|year|od do|trajanje|dates|date|dates from to',
  title:
    'zanimanje ili radno mjesto|radno mjesto|pozicija|zanimanje|naziv radnog mjesta|funkcija|occupation or position held|position|position held|job title|naziv kvalifikacije|naziv dodijeljene kvalifikacije|zvanje|stecena kvalifikacija|title of qualification awarded|qualification|smjer',
  place:
    'poslodavac|ime i adresa poslodavca|naziv i adresa poslodavca|firma|employer|name and address of employer|ime i vrsta organizacije pruzatelja obrazovanja i osposobljavanja|ime i vrsta obrazovne ustanove|naziv i vrsta ustanove|skola|fakultet|ustanova|institucija|institution|name and type of organisation providing education and training|school|organizacija|organisation|organization',
  note: 'glavni poslovi i odgovornosti|opis posla|opis|duznosti|zaduzenja|glavni predmeti stecene profesionalne vjestine|poslovi|zadaci|main activities and responsibilities|description|responsibilities|duties|principal subjects occupational skills covered|djelatnost ili sektor|vrsta djelatnosti ili sektor|type of business or sector',
}
const BY_LABEL: ReadonlyMap<string, Field> = new Map(
  (Object.entries(LABELS) as [Field, string][]).flatMap(([field, names]) =>
    names.split('|').map((name): [string, Field] => [name, field]),
  ),
)

/** The field whose label this is. */
export function fieldNamed(label: string): Field | undefined {
  return BY_LABEL.get(fold(label))
}

/** The field that a row of a form names, and what stands in it. */
export function labelled(line: Line): { field: Field; text: string } | undefined {
  const [first = '', ...others] = line.cells
  const [, before = '', after = ''] = /^([^:]{3,70}):\s+(.+)$/.exec(line.text) ?? []
  const field = others.length > 0 ? BY_LABEL.get(fold(first)) : undefined
  if (field) return { field, text: others.join(' ') }
  const inline = BY_LABEL.get(fold(before))
  return inline ? { field: inline, text: after } : undefined
}
