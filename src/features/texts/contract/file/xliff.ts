import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { versionOf } from './text-version.ts'

/** A text for translators: its source, its target, and notes. */
export type XliffUnit = {
  id: string
  source: string
  target: string
  /** The version of the target, so that a change in the meantime is noticed. */
  version: string
  state: 'initial' | 'translated' | 'reviewed'
  notes: readonly { category: string; text: string }[]
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'
/** Characters that XML cannot contain are written as `<cp hex>`. */
const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
/** In a note, which is for people and has no such element. */
const UNREADABLE = '\ufffd'
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Writes an XLIFF 2.0 document: one `<file>` for each catalogue, one `<unit>` for each text. */
export function writeXliff(units: readonly XliffUnit[], into: Locale): string {
  const files = Map.groupBy(units, ({ id }) => id.slice(0, id.indexOf(':')))
  const from = into === 'en' ? 'bhs' : 'en'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${NAMESPACE}" version="2.0" srcLang="${tagOf(from)}" trgLang="${tagOf(into)}" xml:space="preserve">`,
    ...[...files].map(
      ([catalogue, inIt]) => `<file id="${escaped(catalogue)}">\n${inIt.map(unitOf).join('\n')}\n</file>`,
    ),
    '</xliff>\n',
  ].join('\n')
}

/** `bhs` is no registered language tag. */
function tagOf(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : htmlLang(locale)
}

/** Returns a valid XLIFF id, whose characters are fewer than those of our keys; the full name stands beside it. */
function unitIdOf(id: string): string {
  const key = id.slice(id.indexOf(':') + 1)
  return /^[\w.-]+$/.test(key) ? key : versionOf(key)
}

function unitOf({ id, source, target, version, state, notes }: XliffUnit): string {
  const lines = [{ category: 'version', text: version }, ...notes]
  const noted = lines.map(
    ({ category, text }) =>
      `<note category="${category}">${escaped(text.replace(CONTROL, UNREADABLE))}</note>`,
  )
  return [
    `<unit id="${unitIdOf(id)}" name="${escaped(id)}">`,
    `<notes>${noted.join('')}</notes>`,
    `<segment state="${state}"><source>${content(source)}</source><target>${content(target)}</target></segment>`,
    '</unit>',
  ].join('\n')
}

function content(text: string): string {
  return escaped(text).replace(
    CONTROL,
    (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
  )
}

function escaped(text: string): string {
  return text.replace(/[&<>"\r]/g, (sign) => ESCAPES[sign]!)
}
