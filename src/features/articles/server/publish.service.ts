import { flagText, refuseIfRemoved } from '#features/moderation/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { brokenLanguages, type Content, missingIn, wholeLanguages } from '../contract/content.ts'
import { problems } from '../contract/problems.ts'
import { articleSlug } from '../contract/slug.ts'
import {
  type Article,
  insertSlug,
  insertVersion,
  updatePublished,
  updateSubmitted,
  updateWithdrawn,
} from './articles.queries.ts'
import { type CallOfOne, change, getEdited, publishesAlone } from './editing.service.ts'
import { isWithAuthor } from './edit.policy.ts'
import { goneUsesOrThrow, renoteUses } from './pictures.service.ts'
import { articleKind } from './reportable.ts'

/** Far enough for a campaign, near enough for a typing error in the year to be seen. */
const AHEAD_DAYS = 366

/** Publishes at once or at a moment where the author may; otherwise it waits for staff. */
export async function submitArticle({ at, ...call }: CallOfOne & { at: string | null }) {
  const { services, session } = call
  const isAlone = await publishesAlone(services.db, session)
  await change(call, async (tx, article) => {
    await refuseIfRemoved(tx, { kind: articleKind.id, id: article.id })
    if (isWithAuthor(article) && article.author !== session.userId) throw new Problem(problems.notNow)
    incompleteOrThrow(article.content)
    await goneUsesOrThrow(tx, article)
    const moment = momentOf(article, at)
    if (isAlone) await publishArticle(tx, { article, at: moment, by: session.userId })
    else await updateSubmitted(tx, article.id)
  })
  return getEdited(call)
}

export async function withdrawArticle(call: CallOfOne) {
  await change(call, async (tx, article) => {
    if (!article.submittedAt && (!article.published || article.withdrawnAt))
      throw new Problem(problems.notNow)
    await updateWithdrawn(tx, article.id)
    await renoteUses(tx, article.id)
  })
  return getEdited(call)
}

type Publication = { article: Article; at: string; by: string | null }

/** Readers see the new text from that moment on; until then they go on reading a language that was there before. */
export async function publishArticle(tx: Db, { article, at, by }: Publication): Promise<void> {
  const { id, content } = article
  incompleteOrThrow(content)
  await goneUsesOrThrow(tx, article)
  await giveAddress(tx, article)
  const whole = wholeLanguages(content)
  const before = { bhs: article.liveBhsAt, en: article.liveEnAt }
  const liveOf = (language: Locale) => {
    if (!whole.includes(language)) return null
    const since = article.withdrawnAt ? null : before[language]
    return since !== null && since <= article.now ? since : at
  }
  await updatePublished(tx, { id, content, live: { bhs: liveOf('bhs'), en: liveOf('en') } })
  await insertVersion(tx, { id, content, by })
  await renoteUses(tx, id)
  await flagText(tx, { kind: articleKind, id })
}

/** One language is whole, and none is begun and left. */
function incompleteOrThrow(content: Content): void {
  const broken = brokenLanguages(content)
  if (wholeLanguages(content).length > 0 && broken.length === 0) return
  const languages = broken.length > 0 ? broken : LOCALES.slice(0, 1)
  const names = languages.flatMap((language) => missingIn(content, language))
  throw new Problem(problems.incomplete, {
    fields: Object.fromEntries(names.map((name) => [name, 'required'])),
  })
}

export function momentOf({ now }: Pick<Article, 'now'>, at: string | null): string {
  if (at === null) return now
  const ahead = Date.parse(at) - Date.parse(now)
  if (ahead < 0 || ahead > AHEAD_DAYS * DAY_MS) throw new Problem(problems.past)
  return at
}

/** Made of the title; when that changes the former address goes on leading to the article. */
async function giveAddress(tx: Db, { id, slug, content }: Article): Promise<void> {
  const plain = articleSlug(content.title)
  // A tail that it got from another of the same title is no reason for a new address.
  if (slug === plain || new RegExp(`^${plain}-\\d{1,5}$`).test(slug)) return
  await takeFreeSlug(plain, (free) => insertSlug(tx, { id, slug: free }))
}
