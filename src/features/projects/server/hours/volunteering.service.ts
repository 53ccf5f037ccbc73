import { findLatestCv, takeIntoCv } from '#features/cv/server/index.ts'
import { addSkills, addWork, wholeProfile } from '#features/profiles/server/index.ts'
import { NOTE_MAX, TITLE_MAX } from '#features/profiles/contract/sections.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import type { saveVolunteering, listVolunteering } from '../../contract/hours/hours.endpoints.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'
import { problems } from '../../contract/problems.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { listVolunteeringRows } from './hours.queries.ts'

type Owned = { services: Services; userId: string }

export async function listOwn({ services, userId }: Owned): Promise<ResponseOf<typeof listVolunteering>> {
  const done = await listVolunteeringRows(services.db, userId)
  const hasCv = (await findLatestCv(services.db, userId)) !== null
  if (done.length === 0) return { projects: [], hasCv }
  const { contents } = await wholeProfile(services.db, userId)
  const profileIds = new Set(contents.work.items.map(({ id }) => id))
  const projects = done.map(({ id, slug, title, minutes }) => ({
    slug,
    title,
    minutes,
    inProfile: profileIds.has(id),
  }))
  return { projects, hasCv }
}

type SaveRequest = Owned & { slug: string; locale: Locale; intoCv: boolean }

/** Adds confirmed work to the profile in both languages, with its skills, and to a CV. */
export async function saveInProfile({
  services,
  userId,
  slug,
  locale,
  intoCv,
}: SaveRequest): Promise<ResponseOf<typeof saveVolunteering>> {
  return inTransaction(services.pool, async (tx) => {
    const done = (await listVolunteeringRows(tx, userId)).find((one) => one.slug === slug)
    if (!done) throw new Problem(problems.noHours)
    const { title, minutes, bank, what } = done
    const say = (tag: Locale) => {
      const t = translator({ bhs, en }, tag)
      const hours = hoursText(minutes, tag)
      return {
        title: t('profile.title', { title }).slice(0, TITLE_MAX),
        place: (bank ?? t('profile.place')).slice(0, TITLE_MAX),
        note: t('profile.note', { hours, what: what.join(' ') }).slice(0, NOTE_MAX),
      }
    }
    const words = Object.fromEntries(LOCALES.map((tag) => [tag, say(tag)])) as Record<
      Locale,
      ReturnType<typeof say>
    >
    const both = (part: 'title' | 'place' | 'note') => ({ bhs: words.bhs[part], en: words.en[part] })
    const entry = {
      id: done.id,
      kind: 'volunteering' as const,
      title: both('title'),
      place: both('place'),
      note: both('note'),
      from: done.from.slice(0, 7),
      to: done.to.slice(0, 7),
      url: `${services.config.publicUrl}/projects/${slug}`,
    }
    if ((await addWork(tx, { userId, entry })) === 'full') throw new Problem(problems.profileFull)
    const labels = await listLabels(tx, done.skills ?? [])
    const skills = [...labels].map(([skill, { name }]) => ({
      skill,
      label: name[locale],
      level: 'basic' as const,
    }))
    if (skills.length > 0) await addSkills(tx, { userId, skills })
    return { cv: intoCv ? await takeIntoCv(tx, { userId, locale, work: done.id }) : null }
  })
}
