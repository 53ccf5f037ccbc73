/** Breaks of lines in every spelling: of old systems, of text processors, of the alphabet itself. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const TABS = /\t/g
/** Marks of direction, possible word breaks and soft hyphens: characters that people neither see nor type. */
const UNSEEN = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g
/** Only where no letter is read from the right do these say nothing. */
const MARKS = /[\u061c\u200c\u200e\u200f]/g
const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Joins the parts of an emoji; anywhere else it is as unseen as the others. */
const JOINERS = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu
/** So that a text without any of them, which is nearly every one, costs one look. */
const SOME = /[\t\r\v\f\u0085\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/

/**
 * Pasted text carries characters that people never saw: tabs of a table, direction marks of a document, zero-width spaces
 * of a page. They are removed wherever text enters, and refused nowhere.
 */
export function cleanText(text: string): string {
  if (!SOME.test(text)) return text
  const clean = text.replace(BREAKS, '\n').replace(TABS, ' ').replace(UNSEEN, '').replace(JOINERS, '')
  return FROM_THE_RIGHT.test(clean) ? clean : clean.replace(MARKS, '')
}
