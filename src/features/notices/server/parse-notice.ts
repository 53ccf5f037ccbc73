import { readAmounts } from './facts/amounts.ts'
import { readDeadline } from './facts/deadline.ts'
import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { readKind } from './facts/kinds.ts'
import { isEnglish } from './facts/language.ts'
import { readOrganisation } from './facts/organisation.ts'
import { readPlace } from './facts/places.ts'
import { type ReadSkill, readSkills, type SkillFinder } from './facts/skills.ts'
import { readTitle } from './title/title.ts'
import { readVacancies } from './facts/vacancies.ts'
import { readNotice, type Span } from './text/notice-text.ts'
import { whyNoNotice } from './verdict/no-notice.ts'
import type { NoNoticeReason } from '../contract/no-notice.ts'

/** The facts that a notice states; missing ones are never made up. */
export type Facts = {
  kind: Kind
  title: string | null
  organisation: string | null
  place: string | null
  /** An ISO day, or a day and a time with the offset of Sarajevo. */
  deadline: string | null
  amountMin: number | null
  amountMax: number | null
  currency: string | null
  vacancies: number | null
  skills: { id: string; label: string }[]
}

export type Field = Exclude<keyof Facts, 'amountMax' | 'currency'>

/** The facts, the text from which they were read, and the evidence for each. */
export type ParsedNotice = {
  text: string
  language: 'bhs' | 'en'
  facts: Facts
  municipality: string | null
  /** The reason why it is no notice, where nobody can apply; its facts are those it would state as one. */
  noNotice: NoNoticeReason | null
  evidence: Partial<Record<Field, Span[]>>
}

export type ParseOptions = { now?: Date; findSkills?: SkillFinder }

/** Kinds open to applicants from anywhere, and organisations that offer to the whole country. */
const SENT_OUT = new Set<Kind>(['grant', 'scholarship', 'competition', 'investment'])
const OF_ALL =
  /Bosne i Hercegovine|BiH\b|Federaln|Federacije|Republike Srpske|Embassy|Ambasad|Delega[ct]i|Bosnia|Ministarst|Ministry/

/** Reads one notice, in any form. */
export function parseNotice(raw: string, { now = new Date(), findSkills }: ParseOptions = {}): ParsedNotice {
  const notice = readNotice(raw)
  const english = isEnglish(notice.flat)
  const title = readTitle(notice)
  const kind = readKind(notice, title?.heading ?? title?.span)
  const organisation = readOrganisation(notice, title?.span)
  const isForAll = SENT_OUT.has(kind.value) && OF_ALL.test(organisation?.value ?? '')
  const place = readPlace(notice, organisation?.span, isForAll)
  const deadline = readDeadline(notice, now)
  const amounts = readAmounts(notice, kind)
  const vacancies = readVacancies(notice)
  const skills: ReadSkill[] = findSkills ? readSkills(notice, kind.value, english, findSkills) : []
  return {
    text: notice.text,
    language: english ? 'en' : 'bhs',
    municipality: place?.id ?? null,
    noNotice: whyNoNotice(notice) ?? null,
    facts: {
      kind: kind.value,
      title: title?.value ?? null,
      organisation: organisation?.value ?? null,
      place: place?.value ?? null,
      deadline: deadline?.value ?? null,
      amountMin: amounts?.min ?? null,
      amountMax: amounts?.max ?? null,
      currency: amounts?.currency ?? null,
      vacancies: vacancies?.value ?? null,
      skills: skills.map(({ id, label }) => ({ id, label })),
    },
    evidence: {
      kind: bare(kind.spans),
      ...(title && { title: bare([title.span]) }),
      ...(organisation && { organisation: bare([organisation.span]) }),
      ...(place && { place: bare(place.spans) }),
      ...(deadline && { deadline: bare(deadline.spans) }),
      ...(amounts && { amountMin: bare(amounts.spans) }),
      ...(vacancies && { vacancies: bare(vacancies.spans) }),
      skills: bare(skills.map(({ span }) => span)),
    },
  }
}

/** Returns places without the rules' other data. */
function bare(spans: readonly Span[]): Span[] {
  return spans.map(({ start, end }) => ({ start, end }))
}
