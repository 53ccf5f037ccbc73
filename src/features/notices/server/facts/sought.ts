/** `Brewery X is looking for investors`, `The council organizuje konferenciju`: what is sought or held is the name. */
const SOUGHT =
  /^.{3,80}?\s(?:(?:is|are)\s(?:currently )?(?:looking for|seeking|hiring|recruiting)\s(?:an?\s|\d{1,2}\s)?|organizuj[eu]\s|organizira(?:ju)?\s)(?=\S{3,})/iu
/** How long, for how much and when is no part of the name. */
const DETAILS =
  /\s[–—|-]\s(?:\d+[ -]?(?:week|hour|day|month|sati|sedmic|dana|mjesec)|online|besplatn|free)\p{L}*.*$|\s\([^)]*\d[^)]*(?:km|eur)\)|,?\skoj[aei] će\s.*$/giu
const THING = /^(\p{L}{4,}(?:cij|tribin|radionic|obuk|škol|praks|debat|izložb))u(?!\p{L})/iu

/** What a sentence about somebody who seeks or holds something is called. */
export function soughtIn(value: string): string {
  const found = SOUGHT.exec(value)
  return value
    .slice(found?.[0].length ?? 0)
    .replace(DETAILS, '')
    .replace(found ? THING : /(?!)/, '$1a')
}
