import { createHash } from 'node:crypto'
import { EMBED_HOSTS } from '#platform/contract/rich-text/embeds.ts'

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
// The one file that is loaded after consent, and where it reports to.
const PIXEL = { script: 'https://connect.facebook.net/en_US/fbevents.js', beacon: 'https://www.facebook.com' }

/** The inline scripts and styles that we wrote, as texts. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

const EMBEDDED = / data-embed="(https:\/\/[^/"]+)\//g

/** The hosts of the videos and maps on a page; its reader decides whether a frame loads. */
export function framesOf(markup: string): string[] {
  const hosts = new Set(Array.from(markup.matchAll(EMBEDDED), ([, host = '']) => host))
  return EMBED_HOSTS.filter((host) => hosts.has(host))
}

/** Content policy of one page: what we wrote inline is named by its hash, and nothing else inline may run. */
export function contentPolicy({
  scripts,
  styles,
  pixel,
  frames = [],
  framed = false,
}: Inline & {
  pixel: boolean
  frames?: readonly string[]
  /** Other sites may show it in a frame. */
  framed?: boolean
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}${pixel ? ` ${PIXEL.script}` : ''}`,
    `style-src 'self' ${hashes(styles)}`,
    `img-src 'self' data: blob:${pixel ? ` ${PIXEL.beacon}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${pixel ? ` ${PIXEL.beacon}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types zamah',
  ].join('; ')
}

function hashes(texts: readonly string[]): string {
  const named = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(named)].join(' ')
}

/**
 * The inline scripts that the renderer wrote, told by the nonce that only this rendering knew from whatever else may have
 * come into the markup. The nonce itself is taken out: the same page is the same text, also when it is kept.
 */
export function takeNonce(rendered: string, nonce: string): { markup: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`
  const scripts: string[] = []
  for (const [, attributes = '', body = ''] of rendered.matchAll(SCRIPT))
    if (attributes.includes(attribute) && !attributes.includes(' src=')) scripts.push(body)
  return { markup: rendered.replaceAll(attribute, ''), scripts }
}
