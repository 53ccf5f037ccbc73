import type { IncomingHttpHeaders } from 'node:http'
import { DAY_MS } from '#platform/contract/durations.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { FindPage } from '#platform/server/pages/find-page.ts'
import type { Services } from '#platform/server/services.ts'
import { type Finding, checkContent, isFault } from '../contract/checks.ts'
import type { EditedPage } from '../contract/editing.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { pageWeight } from '../contract/weight.ts'
import { type CallOfOne, change, getEdited, writeContent } from './editing.service.ts'
import { deadLinks, deadPaths } from './links.service.ts'
import { lookAtLinks } from './outside-links/outside-links.service.ts'
import { gonePictures, noteUses, pictureBytes, picturesOf } from './pictures.service.ts'
import { type Page, findPage } from './pages.queries.ts'
import {
  deleteComingPublications,
  insertPublication,
  listVersions,
  findPublic,
  findVersion,
} from './publications.queries.ts'
import { isOut } from './state.ts'

/** Far enough for a campaign, near enough for a typing error in the year to be seen. */
const AHEAD_DAYS = 366 * 2

type Moments = { at: string | null; until: string | null }

export async function publish({
  headers,
  at,
  until,
  findPage: look,
  ...call
}: CallOfOne & Moments & { headers: IncomingHttpHeaders; findPage: FindPage }): Promise<EditedPage> {
  const { services, session, id } = call
  // Pages are drawn before the row is locked; another version than this one is refused below.
  const links = await linksOf(services, id, look)
  await change(call, async (tx, page) => {
    refuseStale(headers, { version: String(page.version) })
    if (page.list !== 'pages') throw new Problem(problems.notNow)
    faultlessOrThrow(await findingsOf(tx, page, links))
    const live = momentOf(page, at) ?? page.now
    const end = momentOf(page, until)
    if (end !== null && end <= live)
      throw new Problem(problems.order, { fields: { until: problems.order.code } })
    await insertPublication(tx, { page: id, content: page.content, at: live, until: end, by: session.userId })
    await noteUses(tx, id)
    await lookAtLinks(tx, { services, content: page.content, anew: true })
    await record(tx, call, { page, verb: 'publish' })
  })
  return getEdited(services.db, id)
}

export async function withdraw(call: CallOfOne): Promise<EditedPage> {
  await change(call, async (tx, page) => {
    if (!isOut(page) && page.liveAt === null) throw new Problem(problems.notNow)
    await deleteComingPublications(tx, page.id)
    await noteUses(tx, page.id)
    await record(tx, call, { page, verb: 'withdraw' })
  })
  return getEdited(call.services.db, call.id)
}

export async function listPageVersions(db: Db, id: string) {
  if (!(await findPage(db, id))) throw new Problem(platform.notFound)
  const versions = await listVersions(db, id)
  return {
    versions: versions.map(({ content, ...version }) => ({ ...version, title: content.root.props.title })),
  }
}

export async function restoreVersion({ version, ...call }: CallOfOne & { version: string }) {
  await change(call, async (tx, page) => {
    const former = await findVersion(tx, { page: page.id, id: version })
    if (!former) throw new Problem(platform.notFound)
    await writeContent(tx, page, former.content)
    await noteUses(tx, page.id)
  })
  return getEdited(call.services.db, call.id)
}

export async function getPageCheck(services: Services, id: string, look: FindPage) {
  const { db } = services
  const page = await findPage(db, id)
  if (!page) throw new Problem(platform.notFound)
  const links = await linksOf(services, id, look)
  return {
    findings: await findingsOf(db, page, links),
    weight: pageWeight(page.content, await pictureBytes(services, page)),
  }
}

/** Returns the public page; of an expired one only its notice. */
export async function getPublicPage(db: Db, slug: string) {
  const page = await findPublic(db, slug)
  if (!page) throw new Problem(platform.notFound)
  const { content, ended } = page
  return {
    slug: page.slug,
    content: ended ? { ...content, content: [] } : content,
    pictures: ended ? [] : await picturesOf(db, page.id, content),
    ended,
    updatedAt: page.liveAt,
  }
}

type Links = Parameters<typeof deadLinks>[2]

async function linksOf({ db, config }: Services, id: string, look: FindPage): Promise<Links> {
  const { publicUrl } = config
  const page = await findPage(db, id)
  return { publicUrl, dead: page ? await deadPaths(page.content, { publicUrl, findPage: look }) : new Set() }
}

async function findingsOf(db: Db, { id, content }: Page, links: Links): Promise<Finding[]> {
  const [dead, pictures] = await Promise.all([deadLinks(db, content, links), gonePictures(db, id, content)])
  return [...checkContent(content), ...dead, ...pictures]
}

function faultlessOrThrow(findings: readonly Finding[]): void {
  const faults = findings.filter(isFault)
  if (faults.length === 0) return
  throw new Problem(problems.incomplete, {
    fields: Object.fromEntries(faults.map(({ path, kind }) => [path, kind])),
  })
}

function momentOf({ now }: Pick<Page, 'now'>, at: string | null): string | null {
  if (at === null) return null
  const ahead = Date.parse(at) - Date.parse(now)
  if (ahead < 0 || ahead > AHEAD_DAYS * DAY_MS) throw new Problem(problems.past)
  return at
}

async function record(
  tx: Db,
  { services, session, id }: CallOfOne,
  { page, verb }: { page: Page; verb: 'publish' | 'withdraw' },
): Promise<void> {
  await recordAudit(tx, {
    services,
    session,
    action: `pages.${verb}`,
    subject: { kind: 'page', id, name: `/page/${page.slug}` },
  })
}
