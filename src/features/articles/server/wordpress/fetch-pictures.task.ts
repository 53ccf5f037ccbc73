import { saveFetchedPicture } from '#features/library/server/index.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { agentOf } from '#platform/server/outside/agent-of.ts'
import { fetchOutside, OutsideError } from '#platform/server/outside/fetch-outside.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import type { Content } from '../../contract/content.ts'
import { withoutFigures } from '#platform/contract/rich-text/figures.ts'
import { lockArticle, findArticle } from '../articles.queries.ts'
import { rewriteArticle } from '../editing.service.ts'
import { noteUses, pictureIds } from '../pictures.service.ts'
import type { ForeignPicture } from './read-export.ts'

export const FETCH_TASK = 'articles.fetchPictures'
export type FetchTask = { article: string; owner: string; isShared: boolean; pictures: ForeignPicture[] }

const BYTES_MAX = 10 * 1024 * 1024

/** Brings the pictures of an imported article into the library; figures whose picture cannot be had are left out. */
export const fetchPicturesTask: Task<FetchTask> = {
  name: FETCH_TASK,
  retryLimit: 2,
  concurrency: 2,
  async handle(services, { article: id, owner, isShared, pictures }) {
    const lost = new Set<string>()
    for (const picture of pictures) {
      const article = await findArticle(services.db, id)
      if (!article) return
      // What the author took out meanwhile is not fetched.
      if (!pictureIds(article.content).includes(picture.id)) continue
      if (!(await fetchPicture(services, { picture, owner, isShared }))) lost.add(picture.id)
    }
    await inTransaction(services.pool, async (tx) => {
      const article = await lockArticle(tx, id)
      if (!article) return
      await noteUses(tx, article)
      const content = without(article.content, lost)
      if (JSON.stringify(content) === JSON.stringify(article.content)) return
      await rewriteArticle(tx, { article, content })
    })
  },
}

type PictureFetch = { picture: ForeignPicture; owner: string; isShared: boolean }

async function fetchPicture(
  services: Services,
  { picture, owner, isShared }: PictureFetch,
): Promise<boolean> {
  const { config } = services
  try {
    const fetched = await fetchOutside({
      address: picture.address,
      agent: agentOf(config),
      accept: 'image/jpeg, image/png, image/webp, image/gif',
      types: /^image\/(?:jpeg|png|webp|gif)$/,
      bytesMax: BYTES_MAX,
      reach: config.testFeedHosts,
    })
    if (!fetched) return false
    await saveFetchedPicture(services, { id: picture.id, owner, isShared, bytes: Buffer.from(fetched.bytes) })
    return true
  } catch (error) {
    // It is gone there, it is no picture, or its owner has no room.
    if (error instanceof OutsideError || error instanceof Problem) return false
    throw error
  }
}

function without(content: Content, lost: ReadonlySet<string>): Content {
  const isLost = (picture: string) => lost.has(picture)
  const body = Object.fromEntries(
    LOCALES.map((locale) => [locale, withoutFigures(content.body[locale], isLost)]),
  )
  return {
    ...content,
    body: { ...content.body, ...body },
    ...(content.cover && lost.has(content.cover.picture) && { cover: null }),
  }
}
