import * as z from 'zod/mini'

/** Words of a person, with line breaks, without the signs that the database or a page cannot hold. */
export function words(most: number) {
  return z
    .string()
    .check(
      z.maxLength(most),
      z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u),
    )
}

/** The same text in both languages; either may be empty. */
export function bilingual(most: number) {
  return z.strictObject({ bhs: words(most), en: words(most) })
}
