import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { oldPath } from '../../contract/wordpress/old-path.ts'
import { findPublicArticleById } from '../public.queries.ts'
import type { Call, CallOfOne } from '../editing.service.ts'
import * as queries from './redirects.queries.ts'

const PAGE = 50

export async function listAll(
  db: Db,
  { q = '', after }: { q?: string | undefined; after?: string | undefined },
) {
  const rows = await queries.listRedirectRows(db, {
    q: q.trim(),
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const redirects = await Promise.all(
    page.map(async ({ article, target, ...row }) => ({
      ...row,
      target: target ?? (await articlePath(db, article)),
      isImported: article !== null,
    })),
  )
  return {
    redirects,
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.createdAt), id: last.id }) : null,
  }
}

/** Leads to pages of ours alone, so that nobody is sent away under our name. */
export async function addOne({ services, session, ...redirect }: Call & { path: string; target: string }) {
  const path = oldPath(pathIn(redirect.path))
  const target = redirect.target.trim()
  const fields = { ...(!path && { path: 'invalid' }), ...(!isOwnPage(target) && { target: 'invalid' }) }
  if (!path || Object.keys(fields).length > 0) throw new Problem(platform.invalid, { fields })
  return inTransaction(services.pool, async (tx) => {
    await queries.lockRedirects(tx)
    const from = oldPath(target.replace(/[?#].*$/, '')) ?? '/'
    if (await queries.isReachable(tx, { path, from }))
      throw new Problem(problems.redirectLoop, { fields: { target: problems.redirectLoop.code } })
    const id = await queries.insertRedirect(tx, { path, target })
    if (!id) throw new Problem(problems.redirectThere, { fields: { path: problems.redirectThere.code } })
    await recordAudit(tx, {
      services,
      session,
      action: 'articles.redirect',
      subject: { kind: 'redirect', id, name: path },
      after: { target },
    })
    return { id }
  })
}

export async function removeOne({ services, session, id }: CallOfOne): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const path = await queries.deleteRedirectRow(tx, id)
    if (path === undefined) throw new Problem(platform.notFound)
    const subject = { kind: 'redirect', id, name: path }
    await recordAudit(tx, { services, session, action: 'articles.unredirect', subject })
  })
}

/** Where a visitor of an old address is led; nothing while its article is not published. */
export async function movedTo(db: Db, path: string): Promise<string | null> {
  const former = oldPath(path)
  const redirect = former === undefined ? undefined : await queries.findRedirect(db, former)
  if (!redirect || former === undefined) return null
  const target = redirect.target ?? (await articlePath(db, redirect.article))
  if (target !== null) await queries.updateHits(db, former)
  return target
}

async function articlePath(db: Db, id: string | null): Promise<string | null> {
  const article = id === null ? undefined : await findPublicArticleById(db, { id })
  return article ? `/articles/${article.slug}` : null
}

/** Staff may paste the whole address of the former site. */
function pathIn(address: string): string {
  const text = address.trim()
  if (!/^https?:\/\//i.test(text)) return text
  const { pathname, search } = URL.canParse(text) ? new URL(text) : { pathname: '', search: '' }
  return /^\?p=\d{1,12}$/.test(search) ? `${pathname}${search}` : pathname
}

function isOwnPage(target: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(target) && new URL(target, 'http://own.invalid').host === 'own.invalid'
}
