import { listLabels, readSkills } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { NoNoticeReason } from '../../contract/no-notice.ts'
import type { Evidence, NoticeForm } from '../../contract/notices.endpoints.ts'
import type { SkillFinder } from '../facts/skills.ts'
import type { Facts } from '../parse-notice.ts'
import { readApart } from '../reader/reader-pool.ts'

export type Proposal = {
  text: string
  language: 'bhs' | 'en'
  evidence: Evidence
  form: NoticeForm
  noNotice: NoNoticeReason | null
}

const TITLE_MAX = 140

/** Returns the parser's proposal for one notice, with the current skills of the vocabulary. */
export async function propose(
  services: Services,
  raw: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<Proposal> {
  const skills = await skillsIn(services, await readApart({ kind: 'clean', raw }))
  const {
    facts,
    language,
    evidence,
    municipality,
    noNotice,
    text: clean,
  } = await readApart({ kind: 'notice', raw, now, skills })
  return {
    text: clean.toWellFormed(),
    language,
    evidence: evidence as Evidence,
    form: formOf(facts, municipality),
    noNotice,
  }
}

/** Finds skills in the engine's thread; while it is unavailable, a notice is read without skills. */
async function skillsIn(services: Services, text: string): Promise<ReturnType<SkillFinder>> {
  try {
    const skills = await readSkills(services, text.slice(0, 9000))
    const labels = await listLabels(
      services.db,
      skills.map(({ id }) => id),
    )
    return skills.flatMap(({ id, confidence, start, end }) => {
      const label = labels.get(id)
      return label ? [{ id, bhs: label.name.bhs, en: label.name.en, confidence, start, end }] : []
    })
  } catch (error) {
    services.log.warn({ error: String(error) }, 'a notice was read without skills')
    return []
  }
}

function formOf(facts: Facts, municipality: string | null): NoticeForm {
  // A cut may split a character, which the database would reject.
  const title = (facts.title ?? '').toWellFormed()
  return {
    kind: facts.kind,
    title: title.length > TITLE_MAX ? title.slice(0, title.lastIndexOf(' ', TITLE_MAX)) : title,
    organisationName: (facts.organisation ?? '').slice(0, 160).toWellFormed(),
    municipality: municipality as MunicipalityId | null,
    place: municipality ? '' : (facts.place ?? '').slice(0, 80).toWellFormed(),
    deadline: facts.deadline?.slice(0, 16) ?? null,
    amountMin: whole(facts.amountMin),
    amountMax: whole(facts.amountMax),
    currency: facts.currency as NoticeForm['currency'],
    vacancies: facts.vacancies === null ? null : Math.min(facts.vacancies, 9999),
    skills: facts.skills,
  }
}

function whole(amount: number | null): number | null {
  return amount === null ? null : Math.min(Math.round(amount), 99_999_999)
}
