const ENGLISH = new Set(
  'the and of for with you your are this that have has not from our was were will would can all about which they their or by at an be it is if we my what how who when where more than into over been but'.split(
    ' ',
  ),
)
const OURS = new Set(
  'i je se da na za u sa su od do ne kao koji koja koje ili iz po te ti si smo ste bi će ako što šta sam ova ovaj ovo svoj tvoj tvoja tvoje'.split(
    ' ',
  ),
)

/** Whether a text is English rather than ours: transliterated it could be read by nobody. */
export function isEnglish(text: string): boolean {
  let english = 0
  let ours = 0
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}]+/gu)) {
    if (ENGLISH.has(word)) english += 1
    else if (OURS.has(word) || /[čćšžđ]/u.test(word)) ours += 1
  }
  return english >= 2 && english > ours
}
