const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const COUNTED =
  '(?:razred|stepen|stupan|stupn|kategorij|semestar|semestr|godin|godišt|mjest|gimnazij|osnovn|srednj|ciklus|faz|krug|kolo|kola|lig|tromjeseč|kvartal|polugodišt|smjen|nivo|razin|grup|skupin|klas|vijek|stoljeć|svjetsk|dio|dijel|izdanj|korpus|kongres|saziv|rat)'
const BEFORE_COUNTED = new RegExp(String.raw`^\.?[\s\u00a0]+${COUNTED}`, 'iu')
const BESIDE_ANOTHER = /^[.\s]*(?:i|ili|do|,|[–—/-])[\s]*[IVX]+(?![\p{L}\p{N}])/u

/**
 * Whether a word in capitals is a Roman numeral. A single I is also our *and* and an initial, so it is one only where
 * something is counted or within a sentence; V only where it is no initial.
 */
export function isRomanNumeral(word: string, before: string, after: string): boolean {
  if (word === 'I')
    return (
      BEFORE_COUNTED.test(after) ||
      BESIDE_ANOTHER.test(after) ||
      /^\.(?!\s*\p{Lu}|\p{L})/u.test(after) ||
      (/[\p{Ll}\d],?[ \u00a0]$/u.test(before) && !/^\.?\s+\p{Lu}/u.test(after)) ||
      /[IVX](?:[.,]?\s|\s?[–—/-]\s?|\s(?:i|ili|do)\s)$/u.test(before)
    )
  if (word === 'V') return !/^\.\s*\p{Lu}/u.test(after) || BEFORE_COUNTED.test(after)
  if (!ROMAN.test(word)) return false
  return /^[IVX]{1,7}$/.test(word) || word.length > 3
}
