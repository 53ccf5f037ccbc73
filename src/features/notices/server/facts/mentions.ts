import type { Span } from '../text/notice-text.ts'

/** Recognises a name in brackets that explains another noun: `saglasnosti osnivača (Općina X)`. */
export function isAside(flat: string, { start, end }: Span): boolean {
  return (
    /[a-z]{4}\s\($/.test(flat.slice(Math.max(0, start - 8), start)) &&
    /^[^()\n]{0,80}\)/.test(flat.slice(end, end + 81))
  )
}

/** Recognises names that are only mentioned: the law, the paper, the bank, the school that applicants finished. */
export function isObject(flat: string, start: number): boolean {
  return /\b(?:zakon\w* o|zakona|sluzben\w+ (?:novine|glasnik|list\w*)|glasnik\w*|novine|pravilnik\w* o|odluk\w+(?: o)?|saglasnost\w*|zakljuc\w+|rjesenj\w+|clan\w*|zavrsen\w*|zavrsena|uvjerenj\w+|diplom\w+|potvrd\w+|dostav\w+ (?:na|u)|adres\w+:?|na adresu|nadlezn\w+|registr\w+ kod|kod|racun\w*|web stranic\w+|internet stranic\w+|oglasn\w+ plo\w+|saradnj\w+ sa?|suradnj\w+ sa?|podrsk\w+|podrzava|finansira|uz (?:podrsku|pomoc|donaciju)|partner\w*|vod[ie]|izvod[ie]|ustupi\w*|realizuj[eu]|realizira(?:ju)?|klijent\w*|with|help of|support of|building of|donira\w*|led by|managed by|funded by|financed by|supported by|predati|za potrebe|sa?|u sali|u prostor\w*|u prostorij\w+|u dvorani|u zgradi|u holu|biro\w*|evidencij\w+)\s(?:[a-z]+ |(?:br|ul|sl|tzv|god)\. ){0,3}$/.test(
    flat.slice(Math.max(0, start - 55), start),
  )
}
