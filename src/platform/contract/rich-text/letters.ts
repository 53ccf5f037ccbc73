/** Line breaks are parts of their own; what a page cannot hold or what turns its direction is refused. */
export const LETTERS = /^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]+$/u

/** Typed or pasted letters as a text may hold them. */
export function cleanLetters(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, ' ')
}
