import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Content, content as contentSchema, emptyContent } from '../contract/content.ts'
import { readDetails } from '../contract/details.ts'
import type { Opportunity } from './opportunities.queries.ts'

/** Returns the published content, in the form of the editor. */
export function contentOf(row: Opportunity): Content {
  const base = emptyContent(row.kind)
  const whole = {
    ...base,
    title: { ...NO_TEXT, ...row.title },
    summary: { ...NO_TEXT, ...row.summary },
    body: { ...base.body, ...row.body },
    municipalities: row.municipalities,
    mode: row.mode,
    languages: row.languages,
    skills: row.skills,
    amountMin: row.amountMin,
    amountMax: row.amountMax,
    amountNet: row.amountNet,
    contract: row.contract,
    firstJob: row.firstJob,
    onlyFor: row.onlyFor,
    vacancies: row.vacancies,
    deadline: toIso(row.deadline),
    startsAt: toIso(row.startsAt),
    endsAt: toIso(row.endsAt),
    applyHere: row.applyHere,
    externalUrl: row.externalUrl,
    contact: { ...base.contact, ...row.contact },
    questions: row.questions,
    details: readDetails(row.kind, row.details),
  }
  return contentSchema.parse(whole)
}

/** Returns the columns of a content. */
export function columnsOf({ skills: _skills, ...columns }: Content) {
  return columns
}
