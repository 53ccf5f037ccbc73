import type { IncomingHttpHeaders } from 'node:http'
import { wholeProfile } from '#features/profiles/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { idsOf } from '../contract/arrange.ts'
import type { createCv as createEndpoint, Cv } from '../contract/cv.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { startFrom } from '../contract/templates.ts'
import { CV_SECTIONS, CVS_MAX, type CvVariant, NAME_MAX } from '../contract/variant.ts'
import type { Sources } from './compose/compose.ts'
import { catalogues } from './compose/cv-language.ts'
import { deleteCv, findCv, insertCv, listOf, lockCount, lockCv, saveCvRow } from './cvs.queries.ts'
import type { StoredCv } from './cvs.queries.ts'
import { linkOf } from './link.service.ts'
import { offeredSections } from './compose/offered.ts'
import { composeContent, sourcesOf } from './compose/sources.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }
type One = Call & { id: string }

/** Enough for an hour of dragging, which is saved at most once a second. */
const CHANGES_AN_HOUR = 3000

export async function listCvs({ services, session }: Call) {
  const [rows, { contents }] = await Promise.all([
    listOf(services.db, session.userId),
    wholeProfile(services.db, session.userId),
  ])
  const { bhs, en } = contents.about.about
  return {
    cvs: rows.map((row) => ({
      id: row.id,
      name: row.name,
      design: row.design,
      script: row.script,
      shared: linkOf(services, row) !== null,
      views: row.linkViews,
      updatedAt: toIso(row.updatedAt),
    })),
    profileEmpty: (bhs + en).trim() === '' && CV_SECTIONS.every((name) => idsOf(contents, name).length === 0),
  }
}

export async function createCv(
  input: Call & { locale: Locale; body: BodyOf<typeof createEndpoint> },
): Promise<{ id: string }> {
  const { services, session, locale, body } = input
  const { profile, confirmed } = await sourcesOf(services.db, session.userId)
  const { contents } = profile
  const name = body.name?.trim() || translator(catalogues, locale)(`names.${body.template}`)
  return add({
    services,
    session,
    variant: startFrom({ template: body.template, name, contents, confirmed }),
  })
}

export async function createCvCopy({
  services,
  session,
  id,
  locale,
}: One & { locale: Locale }): Promise<{ id: string }> {
  const { name, design, script, shows, sections } = await ownCv({ services, session, id })
  const copied = translator(catalogues, locale)('names.copy', { name }).slice(0, NAME_MAX)
  return add({ services, session, variant: { name: copied, design, script, shows, sections } })
}

async function add({ services, session, variant }: Call & { variant: CvVariant }): Promise<{ id: string }> {
  await limitChanges(services.db, session.userId)
  const id = await inTransaction(services.pool, async (tx) => {
    if ((await lockCount(tx, session.userId)) >= CVS_MAX) {
      throw new Problem(problems.enough, { values: { count: CVS_MAX } })
    }
    return insertCv(tx, { userId: session.userId, variant })
  })
  return { id }
}

/** Returns the person's own CV; throws not found for another's. */
export async function ownCv({ services, session, id }: One): Promise<StoredCv> {
  const cv = await findCv(services.db, { id, userId: session.userId })
  if (!cv) throw new Problem(platform.notFound)
  return cv
}

export async function getCv({ services, session, id }: One): Promise<Cv> {
  const [cv, sources] = await Promise.all([
    ownCv({ services, session, id }),
    sourcesOf(services.db, session.userId),
  ])
  return present(services, cv, sources)
}

export async function saveCv(input: One & { variant: CvVariant; headers: IncomingHttpHeaders }): Promise<Cv> {
  const { services, session, id, headers } = input
  const { userId } = session
  const name = input.variant.name.trim()
  await limitChanges(services.db, userId)
  const saved = await inTransaction(services.pool, async (tx) => {
    const cv = await lockCv(tx, { id, userId })
    if (!cv) throw new Problem(platform.notFound)
    refuseStale(headers, { version: String(cv.version) })
    if (name === '') throw new Problem(problems.nameNeeded, { fields: { name: problems.nameNeeded.code } })
    return saveCvRow(tx, { id, variant: { ...input.variant, name } })
  })
  return present(services, saved, await sourcesOf(services.db, userId))
}

export async function removeCv({ services, session, id }: One): Promise<void> {
  if (!(await deleteCv(services.db, { id, userId: session.userId }))) throw new Problem(platform.notFound)
}

function present(services: Services, cv: StoredCv, sources: Sources): Cv {
  const { arranged, document, untranslated } = composeContent(cv, sources)
  const { person, profile } = sources
  return {
    id: cv.id,
    version: String(cv.version),
    name: cv.name,
    design: cv.design,
    script: cv.script,
    shows: cv.shows,
    has: {
      photo: profile.photo !== null,
      email: true,
      phone: Boolean(person.phoneNumber),
      place: profile.contents.intro.municipality !== null,
    },
    sections: offeredSections({ arranged, sources, dress: cv }),
    untranslated,
    link: linkOf(services, cv),
    document,
  }
}

async function limitChanges(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, { key: `cv:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}
