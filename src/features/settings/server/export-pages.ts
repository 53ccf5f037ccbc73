import { formatDate, formatDay, formatTime } from '#platform/contract/dates.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import type { ExportedFile } from '#platform/server/data-rights.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { catalogues } from './settings-mails.ts'

/** A timestamp of the database, or of JSON. */
const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Rows above which the page refers to the file beside it. */
const MOST_ROWS = 5000

/** Returns the pages for reading the data in the person's language: one for each file, and an index. */
export function exportPages({ locale, product }: { locale: Locale; product: string }) {
  const t = translator(catalogues, locale)
  const areas: Readonly<Record<string, string>> = catalogues[locale].export.areas
  const listed: { path: string; page: string }[] = []
  const title = (path: string) => `${areaOf(path)}: ${words(path.split('/').at(-1) ?? path)}`

  function areaOf(path: string): string {
    const [folder = ''] = path.replace(/\.json$/, '').split('/')
    return areas[folder] ?? words(folder)
  }

  return {
    /** Returns the page for a file. */
    pageOf(path: string, content: object): ExportedFile {
      const page = path.replace(/\.json$/, '.html')
      listed.push({ path, page })
      const up = '../'.repeat(path.split('/').length - 1)
      const back = `<p><a href="${up}index.html">${escaped(t('export.back'))}</a></p>`
      return {
        path: page,
        content: html({ locale, title: title(path), body: back + valueHtml(plain(content), locale) }),
      }
    },
    note(path: string): void {
      listed.push({ path, page: path })
    },
    index(): ExportedFile {
      const byArea = [...Map.groupBy(listed, ({ path }) => areaOf(path))]
      const body = byArea.map(([area, files]) => {
        const rows = files.map(
          ({ path, page }) =>
            `<li><a href="${escaped(encodeURI(page))}">${escaped(words(path.split('/').at(-1) ?? path))}</a></li>`,
        )
        return `<h2>${escaped(area)}</h2><ul>${rows.join('')}</ul>`
      })
      const lead = `<p>${escaped(t('export.lead', { product }))}</p>`
      return {
        path: 'index.html',
        content: html({ locale, title: t('export.title'), body: lead + body.join('') }),
      }
    },
  }
}

/** Returns the content as JSON represents it, with all timestamps in one format. */
export function plain(content: object): unknown {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' && MOMENT.test(value) ? momentOf(value) : value,
  ) as unknown
}

/** The database writes offsets without minutes, which no engine parses. */
function momentOf(text: string): string {
  const at = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  return Number.isNaN(Number(at)) ? text : toIso(at)
}

function valueHtml(value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) {
    const rows = value.slice(0, MOST_ROWS).map((one) => `<li>${valueHtml(one, locale)}</li>`)
    return rows.length === 0 ? '–' : `<ol>${rows.join('')}</ol>`
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(
      ([key, one]) => `<dt>${escaped(words(key))}</dt><dd>${valueHtml(one, locale)}</dd>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  const text = String(value)
  if (MOMENT.test(text)) {
    const at = new Date(text)
    return `${escaped(formatDate(at, locale))} ${escaped(formatTime(at))}`
  }
  return escaped(DAY.test(text) ? formatDay(text, locale) : text)
}

/** Returns a name as words: `createdAt.json` → created at */
function words(name: string): string {
  const spaced = name
    .replace(/\.(?:json|html)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}li{margin:.5rem 0}'

function html({ locale, title, body }: { locale: Locale; title: string; body: string }): Uint8Array {
  const lang = htmlLang(locale)
  return Buffer.from(
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>${body}</html>`,
  )
}
