import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { SECTION_ORDER } from '#features/profiles/contract/section-order.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** The designs: like the European form, like a letter, or like Zamah. */
export const DESIGNS = ['clear', 'classic', 'arch'] as const
export type Design = (typeof DESIGNS)[number]

/** The languages of a CV: ours in either script, or English. */
export const SCRIPTS = ['latin', 'cyrillic', 'english'] as const
export type Script = (typeof SCRIPTS)[number]

/** Facts in the head of a CV that a person may leave out. */
export const FACTS = ['photo', 'email', 'phone', 'place'] as const

export const CV_SECTIONS = SECTION_ORDER
export type CvSectionName = (typeof CV_SECTIONS)[number]

export const NAME_MAX = 80
/** The most CVs of one person, who would forget some of more. */
export const CVS_MAX = 20
/** The most entries of one section. */
export const ENTRIES_MAX = 100

/** A reference to an entry of the profile, which keeps the words. */
const variantEntry = z.strictObject({ id: uuid, shown: z.boolean() })

export const variantSection = z.strictObject({
  name: z.enum(CV_SECTIONS),
  shown: z.boolean(),
  entries: z.array(variantEntry).check(z.maxLength(ENTRIES_MAX)),
})
export type VariantSection = z.output<typeof variantSection>

const shows = z.strictObject({
  photo: z.boolean(),
  email: z.boolean(),
  phone: z.boolean(),
  place: z.boolean(),
})

/** One CV for one purpose: the shown parts of the profile, their order, design and script. */
export const cvVariant = z.strictObject({
  name: words(NAME_MAX).check(z.minLength(1)),
  design: z.enum(DESIGNS),
  script: z.enum(SCRIPTS),
  shows,
  sections: z.array(variantSection).check(z.maxLength(CV_SECTIONS.length)),
})
export type CvVariant = z.output<typeof cvVariant>
