import { endOfLocalDay } from '#platform/contract/local-time.ts'
import { parseMoment } from '#platform/contract/moment-parser.ts'
import { partsOfPage } from '#platform/server/outside/page-parts.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { postingsIn } from './posting-data.ts'

/** The opportunity as the page describes it; empty where it does not. */
export type LinkedPage = {
  title: string
  organisation: string
  deadline: string | null
  /** The end of the offer, where the page says that it has passed. */
  closedAt: string | null
}

type Input = { bytes: Uint8Array; type: string; host: string; now: Date }

const TEXT_MAX = 160
/** The separator between the title of a page and the name of its site. */
const SITE_PART = /\s+[|\u2013\u2014\u00b7\u00bb-]\s+/

/** Reads the page's structured job posting, or else its metadata for sharing, or else its title. */
export function readLinkedPage({ bytes, type, host, now }: Input): LinkedPage {
  const { title, meta, scripts } = partsOfPage({ bytes, type })
  const offer = scripts.flatMap(postingsIn)[0]
  const site = meta.get('og:site_name') ?? ''
  const named = offer?.title || meta.get('og:title') || title
  const until = momentOf(offer?.until ?? '', now)
  const isOpen = until !== undefined && until > now
  return {
    title: line(withoutSite(line(named), line(site))),
    organisation: line(offer?.organisation || site || host.replace(/^www\./, '')),
    deadline: isOpen ? toIso(until) : null,
    closedAt: until && !isOpen ? toIso(until) : null,
  }
}

function withoutSite(title: string, site: string): string {
  const parts = title.split(SITE_PART)
  const last = parts.at(-1)
  return parts.length > 1 && last === site
    ? title.slice(0, title.lastIndexOf(last)).replace(/[\s|\u2013\u2014\u00b7\u00bb-]+$/, '')
    : title
}

/** Returns the deadline; a date without time ends at its last minute here. A date far ahead means that there is none. */
function momentOf(text: string, now: Date): Date | undefined {
  const read = parseMoment(text)
  const moment = read && (read.moment ?? endOfLocalDay(read.day))
  return moment && moment.getUTCFullYear() <= now.getUTCFullYear() + 3 ? moment : undefined
}

function line(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed()
}
