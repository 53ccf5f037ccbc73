import { problems } from '#platform/contract/problems.ts'
import type { Feature, Mount, ShareTitle } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { parsePictureName } from '../contract/picture.ts'
import { shareTitles } from '../contract/titles.ts'
import { PictureCache } from './picture-cache.ts'
import { openPicturePool } from './picture-pool.ts'
import { RecentPictures } from './recent-pictures.ts'

const DAY = 24 * 3600

export function mountPictures({ app, services, features }: Mount): void {
  const pool = openPicturePool()
  const cache = new PictureCache(services.config.dataDir)
  const recent = new RecentPictures()
  app.addHook('onReady', () =>
    cache.keepOnly((name) => isAlwaysThere(parsePictureName(`${name}.png`)?.name ?? '')),
  )
  app.addHook('onClose', () => pool.close())

  app.get('/share/:file', async (request, reply) => {
    const picture = parsePictureName((request.params as { file: string }).file)
    if (!picture) throw new Problem(problems.notFound)
    const { name, locale, size } = picture
    const whole = `${name}-${locale}-${size}`
    const title = await titleOf(name, { services, features })
    if (!title) {
      recent.forget(whole)
      throw new Problem(problems.notFound)
    }
    const isLasting = isAlwaysThere(name)
    const t = translator({ bhs, en }, locale)
    const { png, etag } = await (isLasting ? cache : recent).get({
      name: whole,
      content: {
        size,
        title: title[locale],
        facts: title.facts?.[locale] ?? [],
        product: services.config.productName,
        tagline: t('tagline'),
        ...(title.cover && { cover: { key: title.cover.key, focal: title.cover.focal } }),
      },
      draw: async (content) => {
        const cover = content.cover && title.cover
        const pictureContent = cover
          ? { ...content, cover: { ...content.cover!, bytes: await cover.bytes() } }
          : content
        return Buffer.from(await pool.run(pictureContent))
      },
    })
    // A cached picture of something that can be withdrawn must be revalidated.
    reply
      .header('cache-control', isLasting ? `public, max-age=${DAY}` : 'public, no-cache')
      .header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(png)
  })
}

/** The picture of a page of ours, which says nothing of anybody. */
function isAlwaysThere(name: string): boolean {
  return Object.hasOwn(shareTitles, name)
}

async function titleOf(
  name: string,
  { services, features }: { services: Services; features: readonly Feature[] },
): Promise<ShareTitle | undefined> {
  if (isAlwaysThere(name)) return shareTitles[name]
  for (const feature of features) {
    const title = await feature.shareTitle?.(services, name)
    if (title) return title
  }
  return undefined
}
