import { createHash } from 'node:crypto'

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g
// The one file that is loaded after consent, and where it reports to.
const PIXEL = { script: 'https://connect.facebook.net/en_US/fbevents.js', beacon: 'https://www.facebook.com' }

/** Content policy of one page: every inline script and style is named by its hash, nothing else inline may run. */
export function contentPolicy(html: string, { pixel }: { pixel: boolean }): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', body = ''] of html.matchAll(INLINE)) {
    if (attributes.includes(' src=') || attributes.includes('application/ld+json')) continue
    hashes[tag as 'script' | 'style'].add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes.script].join(' ')}${pixel ? ` ${PIXEL.script}` : ''}`,
    `style-src 'self' ${[...hashes.style].join(' ')}`,
    `img-src 'self' data: blob:${pixel ? ` ${PIXEL.beacon}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${pixel ? ` ${PIXEL.beacon}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types zamah',
  ].join('; ')
}
