import { Parser } from 'htmlparser2'
import * as z from 'zod/mini'
import { endOfLocalDay } from '#platform/contract/local-time.ts'

/** What a page says of the opportunity on it; empty where it says nothing. */
export type LinkedPage = { title: string; organisation: string; deadline: string | null }

type Given = { bytes: Uint8Array; type: string; host: string; now: Date }

const TEXT_MAX = 160
const SCRIPTS_MAX = 20
/** What parts the name of a page from the name of its site. */
const SITE_PART = /\s+[|\u2013\u2014\u00b7\u00bb-]\s+/

// The public vocabulary of job offers; whatever else it holds is none of our business.
const text = z.catch(z.string(), '')
const posting = z.object({
  '@type': z.union([z.literal('JobPosting'), z.array(z.unknown())]),
  title: text,
  validThrough: text,
  hiringOrganization: z.catch(z.union([z.string(), z.object({ name: text })]), ''),
})
type Posting = z.output<typeof posting>

/** Reads the structured offer of a page where it has one, else its names for those who share it, else its title. */
export function readLinkedPage({ bytes, type, host, now }: Given): LinkedPage {
  const { title, meta, scripts } = partsOf(decode(bytes, type))
  const offer = scripts.flatMap(postingsIn)[0]
  const site = meta.get('og:site_name') ?? ''
  const named = offer?.title || meta.get('og:title') || title
  const by =
    typeof offer?.hiringOrganization === 'string' ? offer.hiringOrganization : offer?.hiringOrganization.name
  return {
    title: line(withoutSite(line(named), line(site))),
    organisation: line(by || site || host.replace(/^www\./, '')),
    deadline: offer ? momentOf(offer.validThrough, now) : null,
  }
}

function partsOf(html: string) {
  const meta = new Map<string, string>()
  const scripts: string[] = []
  let title = ''
  let within: 'title' | 'script' | undefined
  const parser = new Parser(
    {
      onopentag(name, { property, name: called, content, type }) {
        const key = (property ?? called ?? '').toLowerCase()
        if (name === 'meta' && content !== undefined && !meta.has(key)) meta.set(key, content)
        if (name === 'title' && title === '') within = 'title'
        if (
          name === 'script' &&
          type?.toLowerCase() === 'application/ld+json' &&
          scripts.length < SCRIPTS_MAX
        ) {
          within = 'script'
          scripts.push('')
        }
      },
      ontext(part) {
        if (within === 'title') title += part
        if (within === 'script') scripts[scripts.length - 1] += part
      },
      onclosetag(name) {
        if (name === within) within = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return { title, meta, scripts }
}

/** Offers are alone, in a list, or in a graph. */
function postingsIn(script: string): Posting[] {
  let found: unknown
  try {
    found = JSON.parse(script)
  } catch {
    return []
  }
  const graph = z.safeParse(z.object({ '@graph': z.array(z.unknown()) }), found)
  const all = Array.isArray(found) ? found : graph.success ? graph.data['@graph'] : [found]
  return all.flatMap((one) => {
    const { data } = z.safeParse(posting, one)
    if (!data) return []
    return Array.isArray(data['@type']) && !data['@type'].includes('JobPosting') ? [] : [data]
  })
}

function withoutSite(title: string, site: string): string {
  const parts = title.split(SITE_PART)
  const last = parts.at(-1)
  return parts.length > 1 && last === site
    ? title.slice(0, title.lastIndexOf(last)).replace(/[\s|\u2013\u2014\u00b7\u00bb-]+$/, '')
    : title
}

/** A day alone ends at its last minute here. One that has passed is no deadline. */
function momentOf(written: string, now: Date): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? endOfLocalDay(written) : new Date(written)
  if (!day || Number.isNaN(day.getTime()) || day <= now || day.getUTCFullYear() > now.getUTCFullYear() + 3)
    return null
  return day.toISOString()
}

function line(written: string): string {
  return written
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed()
}

function decode(bytes: Uint8Array, type: string): string {
  const stated = /charset=["']?([\w-]+)/i
  const inPage = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const label = stated.exec(type)?.[1] ?? stated.exec(inPage)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
