import type { NoticeText } from '../text/notice-text.ts'
import { isObject } from './mentions.ts'
import type { NamedLine } from './organisation-lines.ts'

const COMPANY =
  /(?<![\p{L}\p{N}])((?:["“„][^"“”„\n]{2,40}["“”]|[\p{Lu}\d][\p{L}\d&.'+-]{0,30})(?:[ ](?:["“„][^"“”„\n]{2,40}["“”]|&|i|[\p{Lu}\d][\p{L}\d&.'+-]{0,30})){0,5})(?:[ ,]|\s["“”]){1,2}[ ]?(d\.\s?o\.\s?o\.?|d\.\s?d\.?|s\.\s?p\.?|a\.\s?d\.?|j\.d\.o\.o\.|DOO|DD|AD(?=[\s,-])|SP(?=[\s,-])|d\.j\.l\.|GmbH|Ltd\.?|LLC|Inc\.?|AG|obrt)(?![\p{L}])(?:(?:[ ,]{1,2}|\s{1,3}-\s+)(\p{Lu}\p{L}{2,20}(?:[ ]\p{Lu}\p{L}{2,20})?))?/gu

/** `Sunčani krov d.o.o. Ljubuški`: alone on its line a name may have small words. */
const COMPANY_LINE =
  /(?<=^|\n)(\p{Lu}[^\n.,;:|–-]{2,50}),? (d\.\s?o\.\s?o\.?|d\.\s?d\.?|s\.\s?p\.?|a\.\s?d\.?)(?:[ ,]{1,2}(\p{Lu}\p{L}{2,20}(?:[ ]\p{Lu}\p{L}{2,20})?))?(?=\n|$)/gu

/** Returns the names that end in a legal form of company. */
export function companies({ text, flat }: NoticeText): NamedLine[] {
  const all = [...text.slice(0, 20_000).matchAll(COMPANY_LINE), ...text.slice(0, 20_000).matchAll(COMPANY)]
  return all.map((match, place) => {
    const city =
      match[3] &&
      !/^(?:Traži|Zapošljava|Ul|Adresa|Mi|Raspisuje|Objavljuje|Poziva|Kontakt|Email|Tel|Is|We|Prima)/iu.test(
        match[3],
      )
        ? ` ${match[3]}`
        : ''
    const base = (match[1] ?? '').replace(
      /^(?:Kompanija|Firma|Preduzeće|Poduzeće|Privredno društvo|Poslodavac|Kod|Naša|Mi|U|Za)\s+(?=\S)/u,
      '',
    )
    return {
      start: match.index,
      end: match.index + match[0].length,
      name: `${base} ${formOf(match[2] ?? '')}${city}`,
      score: 6.4 - place * 0.4 + (match.index < 300 ? 0.8 : 0) - (isObject(flat, match.index) ? 3.5 : 0),
    }
  })
}

/** Writes `DOO` and `AD` like other companies do. */
function formOf(text: string): string {
  const forms: Record<string, string> = { DOO: 'd.o.o.', DD: 'd.d.', AD: 'a.d.', SP: 's.p.' }
  return forms[text] ?? `${text}${/^(?:d\.\s?o\.\s?o|d\.\s?d)$/.test(text) ? '.' : ''}`
}
