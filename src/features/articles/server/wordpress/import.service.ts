import { LOCALES } from '#platform/contract/locale.ts'
import { updateTextTimes } from '#platform/contract/bilingual-age.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { content as contentSchema, newContent } from '../../contract/content.ts'
import { problems } from '../../contract/problems.ts'
import { insertArticle } from '../articles.queries.ts'
import { isEditor } from '../edit.policy.ts'
import { type Call, textsOf } from '../editing.service.ts'
import { readExportApart } from './export-pool.ts'
import { FETCH_TASK, type FetchTask } from './fetch-pictures.task.ts'
import { insertOldPath, listOldPathsAmong } from '../redirects/old-paths.queries.ts'
import type { Post } from './read-export.ts'

/** A member brings a blog, staff a whole site. */
const POSTS_OF_MEMBER = 30
const text = richTextSchema(PUBLICATION)

/** Takes the posts of an export as drafts; what came before with the same file is not taken twice by staff. */
export async function importExport({ bytes, ...call }: Call & { bytes: Buffer }) {
  const { services, session } = call
  const read = await readExportApart(bytes)
  if (!read) throw new Problem(problems.unreadableExport)
  const formerPaths = isEditor(session)
    ? await listOldPathsAmong(
        services.db,
        read.posts.flatMap(({ paths }) => paths.slice(0, 1)),
      )
    : new Set<string>()
  const fresh = read.posts.filter(({ paths: [path = ''] }) => !formerPaths.has(path))
  const allowed = isEditor(session) ? fresh : fresh.slice(0, POSTS_OF_MEMBER)
  const fitting = allowed.filter(({ body }) => LOCALES.every((one) => text.safeParse(body[one]).success))
  const pictures = fitting.reduce((sum, post) => sum + post.pictures.length, 0)
  await inTransaction(services.pool, async (tx) => {
    for (const post of fitting) await keepPost(tx, { ...call, post })
  })
  return {
    articles: fitting.length,
    pictures,
    skipped: read.skipped + read.posts.length - fitting.length,
  }
}

async function keepPost(tx: Db, { services, session, post }: Call & { post: Post }): Promise<void> {
  const id = newId()
  const { title, summary, body, tags, topic, series, cover } = post
  const empty = newContent(title)
  const content = contentSchema.parse({
    ...empty,
    summary,
    body,
    tags,
    topic: topic ?? empty.topic,
    ...(series && { series }),
    ...(cover && { cover }),
  })
  const now = post.date === null ? new Date() : new Date(post.date)
  const textTimes = updateTextTimes({ before: [], after: textsOf(content), written: {}, now })
  await insertArticle(tx, { id, author: session.userId, content, written: textTimes, slug: `nacrt-${id}` })
  // Members say nothing about where addresses of this site lead.
  if (isEditor(session)) for (const path of post.paths) await insertOldPath(tx, { path, id })
  const task: FetchTask = {
    article: id,
    owner: session.userId,
    isShared: isEditor(session),
    pictures: post.pictures,
  }
  if (post.pictures.length > 0) await services.queue.send(tx, FETCH_TASK, task)
}
