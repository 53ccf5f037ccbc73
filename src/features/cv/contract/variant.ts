import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { SECTION_ORDER } from '#features/profiles/contract/section-order.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** How a CV looks: like the European form, like a letter, or like us. */
export const DESIGNS = ['clear', 'classic', 'arch'] as const
export type Design = (typeof DESIGNS)[number]

/** What a CV is written in: our language in either script, or English. */
export const SCRIPTS = ['latin', 'cyrillic', 'english'] as const
export type Script = (typeof SCRIPTS)[number]

/** Facts of the head that a person may leave out. */
export const FACTS = ['photo', 'email', 'phone', 'place'] as const

export const CV_SECTIONS = SECTION_ORDER
export type CvSectionName = (typeof CV_SECTIONS)[number]

export const NAME_MAX = 80
/** For one person; who needs more has forgotten some. */
export const CVS_MAX = 20
/** Of one section. */
export const ENTRIES_MAX = 100

/** A reference to an entry of the profile; its words stay there. */
const chosenEntry = z.strictObject({ id: uuid, shown: z.boolean() })

export const chosenSection = z.strictObject({
  name: z.enum(CV_SECTIONS),
  shown: z.boolean(),
  entries: z.array(chosenEntry).check(z.maxLength(ENTRIES_MAX)),
})
export type ChosenSection = z.output<typeof chosenSection>

const shows = z.strictObject({
  photo: z.boolean(),
  email: z.boolean(),
  phone: z.boolean(),
  place: z.boolean(),
})

/** One CV for one purpose: which parts of the profile it tells, in which order, in which dress. */
export const cvVariant = z.strictObject({
  name: words(NAME_MAX).check(z.minLength(1)),
  design: z.enum(DESIGNS),
  script: z.enum(SCRIPTS),
  shows,
  sections: z.array(chosenSection).check(z.maxLength(CV_SECTIONS.length)),
})
export type CvVariant = z.output<typeof cvVariant>
