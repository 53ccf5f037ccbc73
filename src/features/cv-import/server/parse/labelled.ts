import { fold } from '#platform/contract/fold.ts'
import type { Line } from '../layout/line.ts'

export type Field = 'period' | 'from' | 'to' | 'title' | 'place' | 'town' | 'note'

/** Labels of the older Europass, of other forms and of table heads, folded. */
const LABELS: Readonly<Record<Field, string>> = {
  period:
    'datumi|datum|period|vrijeme|godina|godine|year|years|od do|trajanje|dates|date|dates from to|from to|razdoblje|vremenski period|vremensko razdoblje|period zaposlenja|period rada|period skolovanja|zavrsetak|zavrseno|godina zavrsetka|godina zavrsavanja|graduated|graduation|year of graduation|time|duration',
  from: 'od|from|pocetak|datum pocetka|pocetak rada|start|start date|begin',
  to: 'do|to|kraj|datum zavrsetka|datum prestanka|end|end date|until',
  title:
    'zanimanje ili radno mjesto|radno mjesto|pozicija|radna pozicija|zanimanje|naziv radnog mjesta|naziv pozicije|funkcija|uloga|polozaj|occupation or position held|position|position held|job title|role|job|naziv kvalifikacije|naziv dodijeljene kvalifikacije|naziv stecene kvalifikacije|kvalifikacija|zvanje|steceno zvanje|stecena kvalifikacija|stecena diploma|diploma|stepen|titula|title|title of qualification awarded|qualification|degree|smjer|odsjek|studijski program|obrazovni program|program|field of study|major|course of study',
  place:
    'poslodavac|ime i adresa poslodavca|naziv i adresa poslodavca|naziv poslodavca|firma|naziv firme|tvrtka|naziv tvrtke|preduzece|poduzece|kompanija|naziv kompanije|employer|employer name|company|company name|name and address of employer|ime i vrsta organizacije pruzatelja obrazovanja i osposobljavanja|ime i vrsta obrazovne ustanove|naziv i vrsta ustanove|naziv ustanove|obrazovna ustanova|obrazovna institucija|naziv institucije|naziv skole|naziv i vrsta obrazovne ustanove|skola|fakultet|skola fakultet|univerzitet|ustanova|institucija|institution|name and type of organisation providing education and training|name and type of organization providing education and training|school|university|organizacija|organisation|organization',
  town: 'mjesto|grad|sjediste|lokacija|mjesto rada|location|city|town',
  note: 'glavni poslovi i odgovornosti|opis posla|opis poslova|opis radnog mjesta|opis radnih zadataka|radni zadaci|opis|duznosti|zaduzenja|odgovornosti|glavni predmeti stecene profesionalne vjestine|poslovi|zadaci|main activities and responsibilities|description|job description|responsibilities|tasks|duties|principal subjects occupational skills covered|djelatnost ili sektor|vrsta djelatnosti ili sektor|type of business or sector|business or sector',
}
const BY_LABEL: ReadonlyMap<string, Field> = new Map(
  (Object.entries(LABELS) as [Field, string][]).flatMap(([field, names]) =>
    names.split('|').map((name): [string, Field] => [fold(name), field]),
  ),
)

/** Returns the field of a label. */
export function fieldNamed(label: string): Field | undefined {
  return label.length > LONGEST ? undefined : BY_LABEL.get(fold(label))
}

const LONGEST = 90

/** Returns the field that a row of a form names, with its content. */
export function labelled(line: Line): { field: Field; text: string } | undefined {
  const [first = '', ...others] = line.cells
  const [, before = '', after = ''] = /^([^:]{2,70}):\s+(.+)$/.exec(line.text) ?? []
  const field = others.length > 0 ? fieldNamed(first.replace(/:$/, '')) : undefined
  if (field) return { field, text: others.join(' ') }
  const inline = fieldNamed(before)
  return inline ? { field: inline, text: after } : undefined
}
