import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { webAddress } from '#features/profiles/contract/value-schemas.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { anyDetails, EMPTY_DETAILS } from './details.ts'
import { formQuestions } from './form-questions.ts'
import { CONTRACTS, IMPORTANCES, type Kind, KINDS, MODES, ONLY_FOR } from './kinds.ts'
import { POSTING } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'

const bodyText = richTextSchema(POSTING)

export const TITLE_MAX = 140
export const SUMMARY_MAX = 300
export const SKILLS_MAX = 25
export const PLACES_MAX = 20

/** Whole KM. */
const amount = z.nullable(z.int().check(z.minimum(0), z.maximum(99_999_999)))

export const skillRequirement = z.strictObject({
  skill: uuid,
  importance: z.enum(IMPORTANCES),
  level: z.nullable(z.enum(SKILL_LEVELS)),
})
export type SkillRequirement = z.output<typeof skillRequirement>

/** The fields of every kind; unfinished drafts are valid too. */
const common = {
  title: bilingual(TITLE_MAX),
  summary: bilingual(SUMMARY_MAX),
  body: z.strictObject({ bhs: bodyText, en: bodyText }),
  municipalities: z.array(z.enum(MUNICIPALITY_IDS)).check(z.maxLength(PLACES_MAX)),
  mode: z.enum(MODES),
  /** Languages of the work, not of the text. */
  languages: z.array(z.enum(LANGUAGES)).check(z.maxLength(8)),
  skills: z.array(skillRequirement).check(z.maxLength(SKILLS_MAX)),
  /** KM a month for work, in all for everything else. */
  amountMin: amount,
  amountMax: amount,
  amountNet: z.boolean(),
  contract: z.nullable(z.enum(CONTRACTS)),
  firstJob: z.boolean(),
  /** Set where the call itself states that it is only for women or men. */
  onlyFor: z.nullable(z.enum(ONLY_FOR)),
  vacancies: z.nullable(z.int().check(z.minimum(1), z.maximum(9999))),
  deadline: z.nullable(isoDateTime),
  startsAt: z.nullable(isoDateTime),
  endsAt: z.nullable(isoDateTime),
  applyHere: z.boolean(),
  externalUrl: z.nullable(webAddress),
  contact: z.strictObject({ name: words(120), email: words(254), phone: words(40) }),
  questions: formQuestions,
}

/** Everything an editor writes of an opportunity, stored as a whole, so that a revision is one value. */
export const content = z.strictObject({ kind: z.enum(KINDS), ...common, details: anyDetails })
export type Content = z.output<typeof content>

export function emptyContent(of: Kind): Content {
  const none = { bhs: '', en: '' }
  return {
    kind: of,
    title: none,
    summary: none,
    body: { bhs: NO_RICH_TEXT, en: NO_RICH_TEXT },
    municipalities: [],
    mode: 'on-site',
    languages: [],
    skills: [],
    amountMin: null,
    amountMax: null,
    amountNet: true,
    contract: null,
    firstJob: false,
    onlyFor: null,
    vacancies: null,
    deadline: null,
    startsAt: null,
    endsAt: null,
    applyHere: true,
    externalUrl: null,
    contact: { name: '', email: '', phone: '' },
    questions: [],
    details: EMPTY_DETAILS[of],
  }
}
