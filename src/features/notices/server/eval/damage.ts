import { toCyrillic } from '#platform/contract/fold-script.ts'

const WESTERN = new TextDecoder('windows-1252')

/** The damage that notices suffer on their way: each entry takes an intact text and returns it as it would arrive. */
export const DAMAGES: readonly { name: string; damage: (text: string) => string }[] = [
  { name: 'as written', damage: (text) => text },
  { name: 'in Cyrillic', damage: toCyrillic },
  { name: 'without diacritics', damage: withoutMarks },
  { name: 'encoded twice', damage: (text) => WESTERN.decode(Buffer.from(text, 'utf8')) },
  { name: 'as HTML', damage: asHtml },
  { name: 'lines cut at 60 letters', damage: wrapped },
  { name: 'soft hyphens', damage: (text) => text.replace(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u00ad') },
  { name: 'one paragraph', damage: (text) => text.replace(/\s*\n\s*/g, ' ') },
]

function withoutMarks(text: string): string {
  return text
    .replaceAll('đ', 'dj')
    .replaceAll('Đ', 'Dj')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

function asHtml(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[^\x00-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`)
  return `<div>${escaped
    .split('\n')
    .map((line) => `<p><span>${line}</span></p>`)
    .join('')}</div>`
}

function wrapped(text: string): string {
  return text.replace(/([^\n]{45,60}) (?=[^\n]{3})/g, '$1\n')
}
