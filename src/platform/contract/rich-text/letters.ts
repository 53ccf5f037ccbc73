import { cleanText } from '../clean-text.ts'

/** Line breaks are parts of their own; what a page cannot hold is refused. */
export const LETTERS = /^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]+$/u

/** Typed or pasted letters as a text may hold them. */
export function cleanLetters(text: string): string {
  return cleanText(text).replace(/[\u0000-\u001f\u007f-\u009f]|\p{Cs}/gu, ' ')
}

/** Cleans the text of one node of a document; a node that held only invisible signs becomes a blank, because none may be empty. */
export function cleanPart(text: string): string {
  return text === '' ? '' : cleanText(text) || ' '
}
