import { sql } from '#platform/server/db/sql.ts'
import { attachFile, drawPicture, removeFilesSoon, withStoredFile } from '#features/media/server/index.ts'
import type { PictureShape } from '#platform/contract/pictures.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { acting, type Call } from './acting.policy.ts'
import { logoAddress } from './organisation-card.ts'

const UPLOADS_AN_HOUR = 30
const WRITERS = ['owner', 'editor'] as const

/** Logos have any shape: all of it shows, on white. */
const LOGO: PictureShape = {
  widths: [96, 256, 512],
  ratio: 1,
  least: { width: 64, height: 32 },
  fit: 'contain',
}

/** Stores a logo in all its sizes; only then it replaces the earlier one. */
export async function saveLogo(input: Call & { id: string; bytes: Buffer }): Promise<{ logo: string }> {
  const { services, session, id, bytes } = input
  // Checks permissions before the expensive resizing.
  await acting({ services, session, id, roles: WRITERS }, async () => undefined)
  await limitOrThrow(services.db, {
    key: `organisations:logo:${session.userId}`,
    limit: UPLOADS_AN_HOUR,
    windowSeconds: 3600,
  })
  const picture = await drawPicture(bytes, LOGO)
  return withStoredFile(services, { kind: 'logo', userId: session.userId, ...picture }, async (file) => {
    await putLogo({ ...input, logo: file.id })
    return { logo: logoAddress(file.id) }
  })
}

export async function removeLogo(input: Call & { id: string }): Promise<void> {
  await putLogo({ ...input, logo: null })
}

/** Replaces a logo and deletes the earlier one's file. */
function putLogo({ services, session, id, logo }: Call & { id: string; logo: string | null }) {
  return acting({ services, session, id, roles: WRITERS }, async (tx) => {
    if (logo) await attachFile(tx, logo)
    await tx.execute(sql`update organisations set logo = ${logo}, updated_at = now() where id = ${id}`)
    await removeFilesSoon(tx, services)
  })
}
