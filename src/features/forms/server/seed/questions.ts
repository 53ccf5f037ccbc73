import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Content } from '../../contract/rules/content.ts'
import type { Condition, Field, Option, Rule } from '../../contract/rules/field.ts'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import { newField } from '../../contract/rules/new-content.ts'
import type { Settings } from '../../contract/settings.ts'

export type DemoForm = {
  slug: string
  /** The address of the organisation whose form it is; the others are of the house. */
  organisation?: string
  content: Content
  settings: (now: Date) => Partial<Settings>
  /** The number of submissions, spread over the given days before today. */
  sent: number
  days: number
  member?: boolean
}

export const both = (bhs: string, en: string): Bilingual => ({ bhs, en })

export function question(kind: FieldKind, id: string, label: Bilingual, rest: Partial<Field> = {}): Field {
  return newField(kind, id, { label, ...rest })
}

export function options(...all: readonly [id: string, bhs: string, en: string][]): Option[] {
  return all.map(([id, bhs, en]) => ({ id, label: both(bhs, en) }))
}

export function follows(act: Rule['act'], target: string, ...conditions: Condition[]): Rule {
  return { id: `r${target}`.slice(0, 12), act, target, all: true, conditions }
}

export const NAME = question('short', 'fullname', both('Ime i prezime', 'First and last name'), {
  required: true,
  prefill: 'name',
})
export const MAIL = question('email', 'mail', both('E-adresa', 'Email address'), {
  required: true,
  prefill: 'email',
})
export const PHONE = question('phone', 'phone', both('Telefon', 'Phone'), { prefill: 'phone' })
export const PLACE = question('municipality', 'place', both('Općina', 'Municipality'), {
  required: true,
  prefill: 'municipality',
})
export const AGREED = question(
  'consent',
  'agreed',
  both(
    'Slažem se da organizator čuva ove podatke dok traje prijava.',
    'I agree that the organiser keeps this data while the applications last.',
  ),
)
