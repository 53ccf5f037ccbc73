import { eq, sql } from 'drizzle-orm'
import type { PictureShape } from '#platform/contract/pictures.ts'
import { dropPicture, storePicture } from '#platform/server/pictures/stored-picture.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { problems } from '../contract/problems.ts'
import { acting, type Call } from './acting.policy.ts'
import { logoAddress } from './cards.queries.ts'
import { organisations } from './organisations.tables.ts'

const UPLOADS_AN_HOUR = 30
const WRITERS = ['owner', 'editor'] as const

/** Logos are of all shapes: the whole of it is shown, on white. */
const LOGO: PictureShape = {
  widths: [96, 256, 512],
  ratio: 1,
  least: { width: 64, height: 32 },
  fit: 'contain',
}

/** Keeps a logo in all its sizes; only when they are all there it takes the place of the one before. */
export async function keepLogo(input: Call & { id: string; bytes: Buffer }): Promise<{ logo: string }> {
  const { services, session, id, bytes } = input
  // Before a long drawing: may they at all?
  await acting({ services, session, id, roles: WRITERS }, async () => undefined)
  await limitOrThrow(services.db, {
    key: `organisations:logo:${session.userId}`,
    limit: UPLOADS_AN_HOUR,
    windowSeconds: 3600,
  })
  const stored = await storePicture({ services, bytes, shape: LOGO, problems })
  const former = await putLogo({ ...input, logo: stored.id }).catch(async (error: unknown) => {
    await dropPicture(services, stored.id)
    throw error
  })
  await dropPicture(services, former)
  return { logo: logoAddress(stored.id) }
}

export async function dropLogo(input: Call & { id: string }): Promise<void> {
  await dropPicture(input.services, await putLogo({ ...input, logo: null }))
}

/** The logo that was there before. */
function putLogo({ services, session, id, logo }: Call & { id: string; logo: string | null }) {
  return acting({ services, session, id, roles: WRITERS }, async (tx, { organisation }) => {
    await tx.update(organisations).set({ logo, updatedAt: sql`now()` }).where(eq(organisations.id, id))
    return organisation.logo
  })
}
