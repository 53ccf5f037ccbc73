import { flagText, refuseIfRemoved } from '#features/moderation/server/index.ts'
import { textsOf } from '#platform/contract/bilingual.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Piece } from '../contract/completeness.ts'
import { problems } from '../contract/problems.ts'
import type { getOwnProfile as getOwnProfileEndpoint } from '../contract/profile.endpoints.ts'
import type { Content, Contents, Entry, SectionName } from '../contract/sections.ts'
import type { Visibility, VisiblePart } from '../contract/visibility.ts'
import {
  saveEmptyProfile,
  findProfile,
  listPictures,
  listSections,
  lockProfile,
  lockSection,
  savePublication,
  saveSectionRow,
  saveSuggestion,
  type StoredSection,
  saveVisibility,
} from './profiles.queries.ts'
import { fullVisibility, readContents } from './stored-contents.ts'
import { findCurrentSlug, getOrInsertSlug, claimSlug } from './slugs.queries.ts'
import { inVocabulary } from './vocabulary.ts'
import { updateTextTimes, olderTexts } from '#platform/contract/bilingual-age.ts'
import { profileKind } from './reportable.ts'

type Call = { services: Services; session: Session }
type OwnProfile = ResponseOf<typeof getOwnProfileEndpoint>

/** Enough for a member who types for an hour, because the editor saves at most once a second. */
const CHANGES_AN_HOUR = 3000

export async function getOwnProfile({ services, session }: Call): Promise<OwnProfile> {
  const { userId } = session
  const user = await findUserById(services.db, userId)
  if (!user) throw new Problem(platform.signInNeeded)
  const name = `${user.firstName} ${user.lastName}`
  const slug = await inTransaction(services.pool, async (tx) => {
    await saveEmptyProfile(tx, userId)
    return getOrInsertSlug(tx, { userId, name })
  })
  const [profile, stored, pictures] = await Promise.all([
    findProfile(services.db, userId),
    listSections(services.db, userId),
    listPictures(services.db, userId),
  ])
  const contents = readContents(stored)
  return {
    id: userId,
    slug,
    name,
    published: Boolean(profile?.publishedAt),
    pictures: picturesOf(pictures),
    interests: INTERESTS.filter((interest) => user.interests.includes(interest)),
    dismissed: profile?.dismissed ?? [],
    visibility: fullVisibility(profile?.visibility),
    sections: sectionsOf(contents, stored),
  }
}

export function picturesOf(rows: Awaited<ReturnType<typeof listPictures>>) {
  const one = (kind: 'photo' | 'cover') => {
    const row = rows.find((each) => each.kind === kind)
    return row ? { id: row.id, placeholder: row.placeholder } : null
  }
  return { photo: one('photo'), cover: one('cover') }
}

function sectionsOf(
  contents: Contents,
  stored: ReadonlyMap<SectionName, StoredSection>,
): OwnProfile['sections'] {
  const entries = (Object.keys(contents) as SectionName[]).map((name) => {
    const { version = 0, written = {} } = stored.get(name) ?? {}
    const content = contents[name]
    return [name, { content, version: String(version), older: olderTexts(textsOf(content), written) }]
  })
  return Object.fromEntries(entries) as OwnProfile['sections']
}

/** Saves a whole section; rejects one based on an older version. */
export async function saveSection<S extends SectionName>(
  input: Call & { section: S; content: Content<S>; headers: IncomingHttpHeaders },
) {
  const { services, session, section, headers } = input
  const { userId } = session
  refuseBackwards(input.content)
  await limitChanges(services.db, userId)
  const content = await inVocabulary(services.db, section, input.content)
  return inTransaction(services.pool, async (tx) => {
    await saveEmptyProfile(tx, userId)
    const storedSection = await lockSection(tx, { userId, section })
    refuseStale(headers, { version: String(storedSection.version) })
    const times = updateTextTimes({
      before: textsOf(storedSection.content),
      after: textsOf(content),
      written: storedSection.written,
      now: new Date(),
    })
    const version = await saveSectionRow(tx, { userId, section, content, written: times })
    await flagText(tx, { kind: profileKind, id: userId })
    return { content, version: String(version), older: olderTexts(textsOf(content), times) }
  })
}

/** Marks both languages of a text as equal again, at the person's request. */
export async function confirmTexts(input: Call & { section: SectionName; path: string }): Promise<void> {
  const { services, session, section, path } = input
  const { userId } = session
  await limitChanges(services.db, userId)
  await inTransaction(services.pool, async (tx) => {
    await saveEmptyProfile(tx, userId)
    const { content, written } = await lockSection(tx, { userId, section })
    if (!written[path]) throw new Problem(platform.notFound)
    const now = toIso(new Date())
    await saveSectionRow(tx, {
      userId,
      section,
      content,
      written: { ...written, [path]: { bhs: now, en: now } },
    })
  })
}

export async function updateVisibility(
  input: Call & { part: VisiblePart; visibility: Visibility },
): Promise<void> {
  const { services, session, part, visibility } = input
  await limitChanges(services.db, session.userId)
  await inTransaction(services.pool, async (tx) => {
    await saveEmptyProfile(tx, session.userId)
    await saveVisibility(tx, { userId: session.userId, part, visibility })
  })
}

export async function updateSuggestion(input: Call & { piece: Piece; isDismissed: boolean }): Promise<void> {
  const { services, session, piece, isDismissed } = input
  await limitChanges(services.db, session.userId)
  await inTransaction(services.pool, async (tx) => {
    await saveEmptyProfile(tx, session.userId)
    await saveSuggestion(tx, { userId: session.userId, piece, isDismissed })
  })
}

export async function updatePublication(
  input: Call & { published: boolean | undefined; slug: string | undefined },
) {
  const { services, session, published, slug } = input
  const { userId } = session
  await limitChanges(services.db, userId)
  const user = await findUserById(services.db, userId)
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  return inTransaction(services.pool, async (tx) => {
    // Locked, because only one address may be the current one, also under concurrency.
    await lockProfile(tx, userId)
    await getOrInsertSlug(tx, { userId, name })
    if (slug !== undefined && !(await claimSlug(tx, { userId, slug }))) {
      throw new Problem(problems.slugTaken, { fields: { slug: problems.slugTaken.code } })
    }
    if (published) await refuseIfRemoved(tx, { kind: 'profile', id: userId })
    if (published !== undefined) await savePublication(tx, userId, published)
    if (published) await flagText(tx, { kind: profileKind, id: userId })
    const profile = await findProfile(tx, userId)
    return { published: Boolean(profile?.publishedAt), slug: (await findCurrentSlug(tx, userId)) ?? '' }
  })
}

async function limitChanges(db: Db, userId: string): Promise<void> {
  const key = `profiles:change:${userId}`
  await limitOrThrow(db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

/** Rejects an end before the start, which is a slip of the finger. */
export function refuseBackwards(content: object): void {
  const items = 'items' in content ? (content.items as readonly Partial<Entry>[]) : []
  const at = items.findIndex(({ from, to }) => from && to && to < from.slice(0, to.length))
  if (at >= 0)
    throw new Problem(problems.backwards, { fields: { [`items.${at}.to`]: problems.backwards.code } })
}
