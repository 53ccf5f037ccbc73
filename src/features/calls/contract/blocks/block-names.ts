import { blockNames } from '#platform/contract/block-names.ts'

/** What staff read instead of the ids of the texts on the pages of youth banks. */
export const nameOfBlock = blockNames([
  [/^(?:ob|campaign|orange)-title$/, 'Glavni naslov', 'Main heading'],
  [/^(?:ob|campaign|orange)-lead$/, 'Uvod ispod naslova', 'Introduction below the heading'],
  [/^(?:ob|orange)-calls-title$/, 'Pozivi: naslov', 'Calls: heading'],
  [/^(?:ob|campaign|orange)-steps-title$/, 'Koraci: naslov', 'Steps: heading'],
  [/^(?:ob|campaign|orange)-step-(\d)-title$/, 'Korak $1: naslov', 'Step $1: heading'],
  [/^(?:ob|campaign|orange)-step-(\d)-text$/, 'Korak $1: tekst', 'Step $1: text'],
  ['ob-finder-title', 'Pretraga banaka: naslov', 'Youth bank finder: heading'],
  ['ob-figures-title', 'Brojke: naslov', 'Figures: heading'],
  ['ob-figures-note', 'Brojke: napomena', 'Figures: note'],
  ['ob-stories-title', 'Iskustva: naslov', 'Stories: heading'],
  [/^ob-story-(\d)-text$/, 'Iskustvo $1: tekst', 'Story $1: text'],
  [/^ob-story-(\d)-author$/, 'Iskustvo $1: ko govori', 'Story $1: who speaks'],
  ['ob-orange-title', 'Narandžasti grantovi: naslov', 'Orange grants: heading'],
  ['ob-orange-text', 'Narandžasti grantovi: tekst', 'Orange grants: text'],
  ['campaign-check-title', 'Provjera ekipe: naslov', 'Team check: heading'],
  ['campaign-check-text', 'Provjera ekipe: tekst', 'Team check: text'],
  ['campaign-dates-title', 'Rokovi: naslov', 'Dates: heading'],
  ['campaign-faq-title', 'Pitanja: naslov', 'Questions: heading'],
  [/^campaign-faq-(\d)-question$/, 'Pitanje $1', 'Question $1'],
  [/^campaign-faq-(\d)-answer$/, 'Odgovor $1', 'Answer $1'],
  ['orange-for-title', 'Za koga je: naslov', 'Who it is for: heading'],
  [/^orange-for-(\d)$/, 'Za koga je: tačka $1', 'Who it is for: point $1'],
  ['orange-note', 'Napomena o novcu', 'Note about the money'],
])
