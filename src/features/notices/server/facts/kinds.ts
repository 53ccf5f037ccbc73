import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { beginsAsPost } from '../lines/post-nouns.ts'
import type { NoticeText, Span } from '../text/notice-text.ts'

export type ReadKind = { value: Kind; sure: number; spans: Span[] }

type Sign = readonly [kind: Kind, weight: number, pattern: RegExp]

/** The signs of each kind, with their weight. */
const SIGNS: readonly Sign[] = [
  [
    'job',
    4,
    /\b(?:prijem u radni odnos|zasnivanj\w* radnog odnosa|radni odnos|radnog odnosa|popun\w* (?:upraznjen\w* )?radn\w* mj?est\w*|radn\w{1,2} mj?est\w{1,2}|prijem (?:[a-z]+ )?(?:drzavn\w*|osoblj\w*|radnik\w*|zaposlenik\w*|namjestenik\w*|sluzbenik\w*|policajac\w*|kadeta|vojnik\w*)|izbor (?:i imenovanj\w* )?(?:direktor\w*|ravnatelj\w*|nastavnik\w*|saradnik\w*|sekretar\w*|clan\w*|predsjednik\w*|predsjednik\w*)|imenovanj\w*)/g,
  ],
  [
    'job',
    3,
    /\b(?:izvrsi(?:lac|oc|telj)\w*|zaposljava(?!nj)\w*|zaposlimo|zaposlit\w*|zaposlenj\w*|trazimo (?:radnik|konobar|kuhar|vozac|prodavac)\w*|vacancy|vacancies|job (?:title|description|opening|announcement|opportunity)|employment|full[- ]time|part[- ]time|employment contract|we are hiring|hiring|terms of reference|consultan\w+|position title|oglas za posao|(?<!(?:pokrec|otvaraj|pokren|vlastit)\w{1,4} (?:svoj )?)posao|radno iskustvo|probni rad|ugovor o radu|radno vrijeme|radnika|radnik|radnicu|plata|placa|prima u radni)\b/g,
  ],
  [
    'job',
    1.5,
    /\b(?:trazimo|trazi se|traze se|potreban|potrebna|potrebni|pridruzi se (?:nasem )?timu|m\/z|z\/m|position|pozicij\w+|salary|neto|naknad\w+|iskustvo|experience|cv|zivotopis)\b/g,
  ],
  [
    'internship',
    5,
    /\b(?:internship\w*|praktikan\w*|struc\w+ praks\w*|praks[aeiu]\b|stazi(?:st|ranj)\w*|pripravni[kc]\w*|traineeship\w*|trainee\w*|interns?\b|vjezbenik\w*|vjezbeni[kc]\w*|strucno osposobljavanj\w*|strucn\w+ osposobljavanj\w*|apprentice\w*)\b/g,
  ],
  [
    'volunteering',
    5,
    /\b(?:volonter\w*|volontir\w*|dobrovoljn\w*|dobrovoljac\w*|dobrovoljc\w*|volunteer\w*|esc projek\w*|evropske snage solidarnosti|european solidarity corps)\b/g,
  ],
  [
    'training',
    4.5,
    /\b(?:obuk[aeiuom]{1,2}|obuci|radionic\w*|kurs(?!\w*or)\w{0,3}|tecaj\w*|akademij[aeiu]\b|seminar\w*|trening\w*|prekvalifikacij\w*|dokvalifikacij\w*|osposobljavanj\w*|edukacij\w*|skol[aeu] (?:programiranja|jezika|kodiranja|poduzetnistva|ljudskih prava|demokratije|liderstva|mira)|(?:ljetn|zimsk)\w+ skol\w*|bootcamp\w*|training\w*|workshop\w*|course\w*|academy|summer school|polaznik\w*|mentorsk\w+ program\w*|mentorstv\w*|usavrsavanj\w*|upis\w* (?:ucenik|student|kandidat|polaznik)\w*|masterclass|(?:pred?)?inkuba\w*|akcelerator\w*|accelerator\w*|youth exchange|razmjen\w+ mladih|omladinsk\w+ razmjen\w*|rezidencij\w*|cjelozivotn\w+|(?:ucenj|nastav)\w* (?:[a-z]+ )?jezik\w*)\b/g,
  ],
  [
    'scholarship',
    7,
    /\b(?:smjestaj\w* u (?:studentsk\w+|dack\w+|ucenick\w+) dom\w*|stipendi\w*|stipendir\w*|scholarship\w*|fellowship\w*|studentsk\w+ kredit\w*|tuition)\b/g,
  ],
  [
    'competition',
    5,
    /\b(?:takmicenj\w*|natjecanj\w*|hackathon\w*|hakaton\w*|nagradn\w+ (?:konkurs|natjecaj|igr)\w*|(?:literarn|likovn|foto|fotografsk|knjizevn|filmsk)\w* ?(?:konkurs|natjecaj|natječaj)\w*|fotokonkurs\w*|konkurs za najbolj\w*|prv\w+ mjesto|natjecaj za najbolj\w*|izbor\w* najbolj\w*|najbolj\w+ (?:rad|pric|slogan|logo|rjesenj|fotografij|crtez|ideja)\w*|za najbolj\w* (?:ideju|esej|pricu|fotografiju|film|rad|plakat|logo|start|poslovn)\w*|idejn\w+ (?:[a-z-]+ ){0,2}rjesenj\w*|essay|contest\w*|competition for|challenge\b|prize\w*|award\w*|olimpijad\w*|turnir\w*|prv\w+ nagrad\w*|prva nagrada|nagradni fond|ziri\w*|pitch(?! deck)\w*|kviz\w*|quiz\w*)\b/g,
  ],
  [
    'event',
    4.5,
    /\b(?:kamp(?:a|u|ovi)?\b|saj(?:am|ma|mu|mom)\b|konferencij\w*|okrugl\w+ st[oal]\w*|panel(?:[- ]?(?:diskusij|rasprav|debat)\w*)?\b|tribin\w*|webinar\w*|predavanj\w*|festival\w*|dan\w* otvorenih vrata|otvoreni dan\w*|open day|meetup\w*|forum\w*|summit|samit\w*|conference\w*|koncert\w*|izlozb\w*|promocij\w+ knjig\w*|ulaz (?:je )?(?:slobodan|besplatan)|info ?dan\w*|networking|susret\w*|smotr[aeiu]\b|bazar\w*|druzenj\w*|manifestacij\w*|career fair|fair\b|event\b|events\b|svecan\w+ otvaranj\w*|projekcij\w*)\b/g,
  ],
  [
    'investment',
    4.5,
    /\b(?:investitor\w*|investicij\w*|investicion\w*|ulaganj\w*|ulagac\w*|equity|venture|rizicn\w+ kapital\w*|poslovn\w+ and\w+el\w*|business angel\w*|seed (?:funding|round|investment)|investor\w*|investment\w*|vlasnick\w+ udio|vlasnick\w+ udj?el\w*|udio u vlasnistvu|javno-privatn\w+ partnerstv\w*|koncesij\w*|industrijsk\w+ zon\w*|poslovn\w+ zon\w*|prodaj\w+ (?:gradevinsk\w+ )?zemljist\w*|konvertibiln\w+ zaj\w*|convertible)\b/g,
  ],
  [
    'grant',
    5,
    /\b(?:poziv\w* za (?:[a-z]+ ){0,2}projek\w+|(?:mikro|mini)?-?grant\w*|bespovratn\w*|dodj?el\w+ (?:novcan\w+ |bespovratn\w+ |financijsk\w+ |finansijsk\w+ |budzetsk\w+ )?(?:sredstava|podsticaj\w*|poticaj\w*|pomoci|subvencij\w*|potpor\w*)|sufinan\w*|subvencion\w*|subvencij\w*|podstic\w*|poticaj\w*|poticajn\w*|samozaposljavanj\w*|finansiranj\w*|financiranj\w*|odobrava(?:ju)? se (?:najvise|do|maksimalno)|novcan\w+ pomoc\w*|jednokratn\w+ pomoc\w*|pomoc\w* (?:povratni\w*|porodilj\w*|u iznosu)|raspodj?el\w+ sredstava|calls? for proposals|call for project\w*|podrsk\w+ (?:projek\w*|poslodav\w*|poduzetni\w*|preduzetni\w*|malim|obrtni\w*|poljoprivred\w*)|prikupljanj\w+ (?:projektnih )?prij?edlog\w*|projektn\w+ prij?edlo\w*|korisnik\w* sredstava|poljoprivredn\w+ proizvodnj\w*|funding opportunity|sub-?grant\w*|transfer\w*|neprofitn\w+ organizacij\w*|podnosi\w+ prij?edloga|(?:visina|iznos) (?:sredstava|podrske|pomoci)|iznos\w* (?:po|jednom) (?:korisnik|projek)\w*|projek\w+ moze dobiti|kreditn\w+ sredst\w*|javni poziv (?:poslodavcima|udruzenjima|organizacijama|poljoprivrednicima|obrtnicima|privrednim))\b/g,
  ],
  [
    'grant',
    2,
    /\b(?:(?:pokretanj|otvaranj|osnivanj|pokrec|pokren|otvaraj|osniva)\w* (?:[a-z]+ )?(?:biznis\w*|obrt\w*|posla|posao|poduzec\w*|preduzec\w*|djelatnosti|firm\w*))/g,
  ],
  [
    'grant',
    3,
    /\b(?:ukupan (?:fond|iznos)|vlastit\w+ (?:ucesc|doprinos|sredst)\w*|(?:moze|mogu) dobiti|dodjeljuj\w+ do|poslovn\w+ (?:idej|plan)\w*|biznis plan\w*)/g,
  ],
  ['grant', 0.8, /\bstart-?up\w*/g],
]
/** Headings that decide the kind, whatever the text below them contains. */
const HEADINGS: readonly Sign[] = [
  ['scholarship', 20, /\b(?:dodj?el\w+ (?:[a-z]+ ){0,3}stipendij\w*|stipendiranj\w*|scholarship)/g],
  ['scholarship', 32, /\bpomoc\w* (?:student|ucenic|ucenik|srednjoskol)\w*/g],
  ['grant', 12, /\bpoziv za (?:[a-z]+ )?manifestacij\w*/g],
  ['training', 8, /^(?:[a-z]+nu? )?skol[au] [a-z]+/g],
  [
    'grant',
    16,
    /\b(?:za (?:su)?finan\w*|za (?:[a-z]+ ){0,2}pomoc(?!n)\w*|za (?:program|projek|nabavk|sadnj|izgradnj|obnov|sanacij|adaptacij|rekonstrukcij|modernizacij|kupovin|podizanj|ureden|uredenj|pokretanj)\w+|za opremanj\w*|za (?:podrsk|potpor)\w* [a-z]+|za prijavu projek\w*|(?:sufinan\w*|subvencioniranj\w*|finansiranj\w*|financiranj\w*|podrsk\w*|podstic\w*|poticanj\w*) (?:[a-z]+ ){0,3}(?:zaposlj\w*|samozaposlj\w*|pripravnik\w*|obuk\w*|projek\w*|program\w*)|dodj?el\w+ (?:[a-z]+ ){0,4}(?:sredstava|podsticaja|poticaja|grant\w*|pomoci|subvencij\w*)|program\w* (?:[a-z]+ ){0,3}(?:zaposljavanja|samozaposljavanja)|call for proposals|samozaposljavanj\w*|poslodavcima)/g,
  ],
  [
    'grant',
    14,
    /\b(?:podstic\w*|poticaj\w*|sufinan\w*|subvenc\w*|sredstava) (?:[a-z]+ ){0,2}zaposljavanj\w* pripravnik\w*/g,
  ],
  ['grant', 8, /\bza dodj?el\w+ /g],
  // A public call without further words offers something.
  ['grant', 3, /\bjavni poziv za /g],
  ['grant', 14, /^(?:mikro|mini|mali )?-?grant/g],
  ['grant', 6, /\bpoziv za (?:[a-z]+ ){0,2}(?:biznis|obrt|preduzec|poduzec|zadrug|gazdinstv)\w*/g],
  ['grant', 8, /^(?:podrsk|potpor)\w* [a-z]{4}/g],
  // Jobs have an advertisement or a competition; a call without another sign is for projects.
  ['grant', 2, /^(?:javni |otvoreni )?poziv (?:za |[a-z]+(?:ima|cima)\b)/g],
  [
    'job',
    14,
    /\b(?:prijem\w{0,2} u radni odnos|popun\w{1,2} (?:[a-z]+ ){0,2}radn\w{1,2} mj?est\w{1,2}|zasnivanje radnog odnosa|vacancy|job announcement|job vacancy|terms of reference|izbor\w* (?:i imenovanj\w* )?(?:[a-z]+ ){0,3}(?:direktor\w*|nastavnik\w*|saradnik\w*|ravnatelj\w*)|zaposljava(?:mo|ju)?\b|prijem (?:[a-z]+ )?(?:drzavn|radnik|osoblj)\w+)/g,
  ],
  [
    'job',
    12,
    /\b(?:officer|manager|coordinator|assistant|engineer|developer|accountant|analyst|driver|nurse|teacher|psychologist|consultant|specialist|technician|cook|waiter|salesperson)\b(?! (?:training|course|academy|programme))/g,
  ],
  [
    'internship',
    16,
    /\b(?:prijem\w{0,2} (?:u radni odnos )?(?:[a-z0-9()]+ ){0,4}(?:pripravni[kc]\w*|vjezbeni[kc]\w*|praktikan\w*)|internship|trainee\w*|struc\w+ praks\w*|praktikan\w*|pripravnik\w*)/g,
  ],
  ['volunteering', 16, /\b(?:volonter\w*|volunteer\w*|volontir\w*)/g],
  [
    'competition',
    14,
    /\b(?:nagradn\w+ (?:konkurs|natjecaj)|(?:literarn|likovn|knjizevn|filmsk|foto|fotografsk|muzick|pjesnick)\w* ?(?:konkurs|natjecaj|poziv)|(?:konkurs|natjecaj|poziv) za (?:[a-z]+ ){0,2}(?:pric|pjesm|poezij|esej|plakat|crtez|slogan|maskot|fotografij|logo|himn|pripovijetk|roman|kratk)\w*|takmicenj\w*|natjecanj\w*|hackathon\w*|hakaton\w*|contest|naj(?:bolj|ljeps|originalni)\w{1,3}|idejn\w+ (?:[a-z-]+ ){0,2}rjesenj\w*|essay competition|competition)/g,
  ],
  [
    'training',
    12,
    /\b(?:(?:pohadjanj\w*|pohadanj\w*|prijav\w*|upis\w*|ucesc\w*|ucestvovanj\w*|sudjelovanj\w*|besplatn\w+|poziv za) (?:[a-z]+ ){0,4}(?:obuk\w*|obuci|kurs\w*|radionic\w*|akademij\w*|seminar\w*|trening\w*|skol[aeu]\b|edukacij\w*|tecaj\w*)|training|workshop|summer school|academy|bootcamp)/g,
  ],
  [
    'investment',
    14,
    /\b(?:poziv\w* (?:[a-z]+ ){0,3}(?:investitor\w*|ulagac\w*)|investment (?:call|opportunity|readiness)|ulaganj\w* u|call for (?:startups|investors|investment))/g,
  ],
  [
    'event',
    10,
    /\b(?:saj(?:am|ma|mu) |konferencij\w*|conference|webinar|festival\w*|okrugli sto|tribin\w*|career fair|dan otvorenih vrata|otvoreni dani?\b|open day|panel diskusij\w*|forum)/g,
  ],
]
const MAX_READ = 12_000
const FADING = 0.45

/** Reads the kind of offer. The heading weighs most, the beginning much, the rest little. */
export function readKind({ flat }: NoticeText, title: Span | undefined): ReadKind {
  const scores = new Map<Kind, { score: number; spans: Span[] }>()
  const add = (kind: Kind, weight: number, span: Span) => {
    const entry = scores.get(kind) ?? { score: 0, spans: [] }
    entry.score += weight
    entry.spans.push(span)
    scores.set(kind, entry)
  }
  const body = flat.slice(0, MAX_READ)
  for (const [kind, weight, pattern] of SIGNS) {
    let bodyMatches = 0
    for (const match of body.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length }
      const inTitle = title !== undefined && span.start >= title.start && span.end <= title.end
      const place = inTitle ? 3 : span.start < 350 ? 1.2 : 0.6
      add(kind, weight * place * (inTitle ? 1 : FADING ** bodyMatches), span)
      if (!inTitle) bodyMatches += 1
    }
  }
  if (title) {
    const head = flat.slice(title.start, title.end)
    if (beginsAsPost(head.trim()) && !head.includes(',')) add('job', 6, title)
    for (const [kind, weight, pattern] of HEADINGS) {
      const match = new RegExp(pattern.source).exec(head)
      // The first kind named in a heading is usually its subject.
      if (match)
        add(kind, weight * (1 - Math.min(match.index, 120) / 300), {
          start: title.start + match.index,
          end: title.start + match.index + match[0].length,
        })
    }
  }
  const order = [...scores].sort((a, b) => b[1].score - a[1].score)
  const [best, second] = order
  if (!best) return { value: 'job', sure: 0, spans: [] }
  return {
    value: best[0],
    sure: best[1].score / (best[1].score + (second?.[1].score ?? 0) + 2),
    spans: best[1].spans.slice(0, 3),
  }
}
