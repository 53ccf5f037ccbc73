/** Beginnings of headings. */
export const HEAD =
  /^(?:[^\p{L}]{0,14})(?:ponovljeni |ponovni |interni |eksterni |otvoreni |stalni |drugi |prvi |novi )?(?:javn[iaeo]\w{0,2} (?:poziv|oglas|konkurs|natjecaj|obavjestenje|licitacija|prodaja|konkurs)|oglas|konkurs|natjecaj|nagradni (?:konkurs|natjecaj)|poziv\b|otvoren poziv|obavjestenje|obavijest|obavestenje|interni oglas|foto ?konkurs|(?:literarn|likovn|filmsk|knjizevn|pjesnick|muzick|umjetnick|novinarsk|arhitektonsk)\w? (?:konkurs|natjecaj|poziv)|fotokonkurs|(?:(?:first|second|third|new|annual|public|open) )?call for|open call|public call|public competition|vacancy|job (?:vacancy|announcement|opening|opportunity|title|ad)|internship|scholarship|training|invitation|request for|terms of reference|expression of interest|announcement|notice|program|stipendij|volunteers?\b|obuk|besplatn(?:[aieo]|og|oj|ih) (?!do |za |od |uz )|radionic|kurs\b|webinar|konferencija|sajam|akademija|(?:ljetn|zimsk|proljetn|jesenj|vecernj|omladinsk)\w (?:skola|akademija|radionica|kamp|univerzitet)|hackathon|hakaton|volonteri|festival|takmicenje|seminar|tribina|panel|(?:mikro|mini)?-?grant|conference|workshop|summer school|youth|predavanje|dani?\b|trening|okrugli st|izlozba|promocija|javna (?:rasprava|tribina)|info ?dan|round ?table)/u
export const WANTED =
  /^(?:[^\p{L}]{0,6})(?:[\p{L}\d."“”„' -]{0,60} )?(?:trazimo|trazi se|traze se|trazi\b|traze\b|zaposljavamo|zaposljava|zaposljavaju|zaposlicu|zaposlit|potreban|potrebna|potrebni|potrebne|potrebno je|primamo|prima (?!se\b)|hitno|posao|pridruzi se|we are (?:hiring|looking)|looking for|is (?:hiring|looking|seeking|recruiting)|seeks|seeking|hiring|wanted|join)/u
export const WANTED_FIRST =
  /^[^\p{L}]{0,6}(?:trazimo|trazi se|traze se|zaposljavamo|potreban|potrebna|potrebni|potrebne|potrebno|primamo|hitno|posao|we are|looking for|wanted|join)/u
/** The words up to the colon before the name itself. */
export const CALLING =
  /^we(?:'|’)?re hiring!?:?\s+|^(?:[^:]{0,60}\s)?(?:traži|traže|tražimo|zapošljava|zapošljavamo|zapošljavaju|hiring|hitno|posao|internship|vacancy|vacancy announcement|job vacancy|oglas za posao)\s?:\s+|^(?:hitno|posao|vacancy|job vacancy|oglas za posao|oglas|prilika za posao)\s[–—-]\s+(?=\p{Lu})/iu
export const LABEL =
  /^(?:[^\p{L}]{0,4})(?:naziv (?:radnog mjesta|radnog mesta|pozicije|poziva|programa|oglasa|konkursa|projekta|obuke|dogadaja)|radno mj?esto|pozicija|naslov|zanimanje|position(?: title)?|job title|title|vacancy(?: title)?|post title|role|event|subject|predmet|project title|call title|title of the call|(?:funding )?opportunity title|program(?:me)? title|grant title|naziv (?:javnog poziva|javnog konkursa|stipendije)|internship title|functional title|consultancy(?: title)?|assignment(?: title)?)\s{0,2}[:–-]\s{0,3}(?=\S)/u
/** Lines of the letterhead or the legal basis, not of the heading. */
export const NO_HEAD =
  /^(?:bosna i hercegovina|bosnia and herzegovina|federacija bosne|republika srpska\b|(?:[\p{L}-]+ )?kanton\b|zupanija|op[cs]t?in[ae] |opcin[ae] |grad [\p{L} ]{2,30}$|ministarstvo|federaln[oi] |kantonaln[oi] |ju |ju:|jp |broj|br\.|datum|ref\b|tel|fax|e-?mail|web|www|na osnovu|na temelju|u skladu|temeljem|shodno|pursuant|clan|(?:opcinski|gradski|op[sc]tinski) |nacelnik|gradonacelnik|sluzba|vlada|ured|zavod|udruzenje [\p{L}"“”„ ]{2,60}$|fondacija [\p{L}"“”„ ]{2,60}$|sarajevo,|adresa|id broj|jib|pdv|kontakt|raspisuj|objavljuj|datum objave|objavljeno|published|posted|company|organi[sz]ation|kompanija|poslodavac|organizacija|lokacija|location|mjesto|deadline|rok|duty|sektor|kategorija|vrsta|tip |type|contract|date|od:|from:|to:|share|podijeli|pocetna|home|menu|izvor|autor|foto|dragi|postovani|dear|hello|zdravo)/u
/** `Data Analytics Internship`, `PLAĆENA PRAKSA (Mostar)`: a short line that ends with the offer. */
export const ENDS_AS_OFFER =
  /^[^\p{L}\d]{0,4}(?:[\p{L}\d&/+.'-]+ ){1,5}(?:internship|traineeship|scholarship|bootcamp|hackathon|workshop|conference|training|praksa|obuka|radionica|konferencija|kurs|stipendija)s?(?: \d{4})?(?: \([^)]{2,30}\)| (?:in|for|on|at|za|u|o|iz) [^.]{3,60})?$/u
const MENU =
  'pocetna|naslovna|home|o nama|about(?: us)?|kontakti?|contacts?(?: us)?|novosti|vijesti|aktuelnosti|news|careers?|karijera|students?|studenti|poslovi|jobs?|grants?|poslodavci|savjeti|prijav[ai](?: se)?(?: na (?:konkurs|oglas))?|registracija|registruj se|log ?in|sign (?:in|up)|mapa sajta|dokumenti|usluge|services|sluzbe|galerija|konkursi|natjecaji|oglasi|javni (?:pozivi|oglasi|konkursi)|javne nabavke|open (?:calls|positions)|otvorene pozicije|events|dogadaji|smjestaj|projekti|projects|blog|faq|search|pretraga|menu|meni|bos|bs|hr|sr|en|eng|cir|lat|apply(?: now)?|save job|sacuvaj oglas|accept(?: all)?(?: cookies)?|manage preferences|prihvatam(?: sve)?|prihvati(?: sve)?|saznaj vise|read more|podijeli(?: oglas)?|share(?: this page)?|print|stampaj?|nazad(?: na vrh)?|back|praznik|facebook|linkedin|viber|twitter|instagram|gradonacelnik|gradsko vijece|opcinsko vijece|nacelnik|sluzbena web stranica|official website'
/** Navigation and other text of a web page around a notice. */
export const NAVIGATION = new RegExp(
  [
    '^(?:skip to|preskoci|pocetna|naslovna|home)\\b.*[|»>/›]',
    '^(?:[^|]{2,24}\\|){2,}[^|]{0,24}$',
    '^(?:[^»›]{2,24}[»›])+[^»›]{0,40}$',
    '^[a-z\\d-]{2,30}\\.(?:ba|com|net|org|info|example)\\b',
    '\\b(?:kolacic\\w*|cookies)\\b',
    '^[^\\p{L}\\d]*(?:pise|autor|objavi(?:o|la)|izvor|foto|tagovi|tags|kategorij[ae]|komentari?|podijeli|datum objave|portal|web portal)\\b ?[:|(]',
    '^(?:[\\[#][^[\\]#\\n]{2,24}\\]? ?){1,8}$',
    '\\bkomentar\\w{0,2} ?[:(] ?\\d',
    '^[^\\n]{0,40}\\b(?:pdf|docx?)\\b[^\\n]{0,16}$',
    '^(?:poslovi|oglasi|vijesti|novosti)(?: \\p{L}+){1,2}$',
    '^(?:poslovi|oglasi|vijesti|novosti) ?[|-] ?[^\\n]{2,50}$',
    '^oglasi za posao\\b[^\\n.:]{0,40}$',
    '^[^\\n|–-]{2,50} ?[|–-] ?(?:oglasi|posao|poslovi|vijesti|novosti|konkursi|natjecaji)$',
    '^(?:\\p{L}+ ){0,3}portal(?: \\p{L}+){0,3}$',
    '^[^\\n]{3,80}\\((?:pdf|docx?|xlsx?|zip|rtf)\\b[^)]{0,20}\\)$',
    '^(?:[^>]{2,24} > ?)+[^>]{0,40}$',
    '^(?:skip to|preskoci na|pozivnica$|invitation$|slicni oglasi|similar jobs|sva prava|all rights)',
    `^[^\\p{L}]*(?:(?:${MENU})(?:[^\\p{L}]+|$))+$`,
  ].join('|'),
  'u',
)
/** Beginnings of a heading's next line. */
export const GOES_ON =
  /^(?:za |o |na |u |i |ili |po |of |for |in |to |the |at |and |-? ?za |prijem|dodjel|izbor|pripravnik|radn|sluzbeni|drzavn|sa |s |iz |od |kandidat|ucenici|studenti|javn|popun|obrazov|program|projek|udruz|poslod|mlad|kroz|with|on )/u
export const NEW_PART =
  /^(?:(?:[ivx]{1,4}|\d{1,2}|[a-z])\s?[.)\-–]\s?|clan\b|cl\.|predmet|opis|uslovi|uvjeti|opci|opsti|broj|rok|naziv|mjesto|lokacija|organi[sz]ation|company|location|deadline|duty|department|about|background|na osnovu|datum|organizator|raspisuj|objavljuj|poslodavac|[-•*·])/u
