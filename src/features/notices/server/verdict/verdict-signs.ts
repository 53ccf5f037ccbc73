import type { NoNoticeReason } from '../../contract/no-notice.ts'

export type Sign = readonly [weight: number, pattern: RegExp]
type Against = { reason: NoNoticeReason; headings: readonly Sign[]; signs: readonly Sign[] }

/** Phrases that only people use who want somebody to apply or to come. */
export const OFFERS: readonly Sign[] = [
  [
    1.5,
    /\btraz[ei] (?!se\b|da\b|isplat|odgovor|povec|smjen|ostavk|ukid|pravd|bolj|vec|nov|hitn|zastit|pomoc)[a-z\d]{1,14}[a-z]{3}/g,
  ],
  [
    2.5,
    /\b(?:raspisuj[eu](?: se)?|objavljuj[eu] (?:javni|oglas|konkurs|natjecaj|poziv)|(?:je )?(?:raspisa|objavi|otvori)(?:o|la|lo)(?: je)? (?:[a-z]+ )?(?:oglas|konkurs|natjecaj|poziv)|(?:raspisan|objavljen|otvoren)(?: je)? (?:[a-z]+ )?(?:oglas|konkurs|natjecaj|poziv)|zaposljava(?:mo|ju)?|trazimo|traz[ei] se|potreb(?:an|na|ni|ne) (?:\d|je|su|[a-z]{4})|upisuje(?:mo)?|primamo|we are (?:hiring|looking)|is (?:hiring|looking for|seeking|recruiting)|seeks)\b/g,
  ],
  [
    2,
    /\b(?:prijav[aeui]\w* (?:se |je |na |do|poslati|slati|saljite|dostav\w+|podnos\w+|primamo|traju|poslije|iskljucivo|ekipa|u |poste?m|sa |moze\w*)|prijavi(?:te)? se (?:do|na(?! newsletter)|preko|za|kod)|(?:cv|biografiju|molb[eu]|zamolb\w+|motivaciono pismo)\b|rok (?:za (?:prijav\w+|podnos\w+|dostav\w+)|prijav\w+)|zahtjev\w* (?:se )?(?:predaj\w+|podnos\w+)|predati (?:zahtjev|prijav)\w*|(?:radov|crtez|pric|plakat|fotografij)\w+ (?:se )?(?:slati|salj\w+)|apply (?:by|before|now|online|to)|how to apply|applications? (?:close|are|must|deadline|due)|application deadline|sign up|rsvp|register (?:by|at|here)|closing date|send (?:your|a|two|us))\b/g,
  ],
  [
    2,
    /\b(?:(?:oglas|konkurs|poziv|natjecaj) (?:je |ostaje |traje )?(?:otvoren|traje|\d)\w*|u roku od [^.;\n]{1,30} (?:od|nakon|po) [^.;\n]{0,20}(?:objav|oglas)\w*|otvoren\w* do)/g,
  ],
  [
    1.5,
    /\b(?:kandidat\w* (?:treba\w*|mora\w*|priloz\w+|prilaz\w+|donos\w+|dostav\w+|su duzni|uz prijavu|moze)|uz prijavu|opc?i (?:uslovi|uvjeti)|opsti uslovi|posebni (?:uslovi|uvjeti)|pravo (?:na |)(?:ucesc\w+|prijav\w+|ucestvovanj\w+|dodjel\w+|podrsk\w+|pomoc\w*|sredstva|stipendij\w+)|mogu se (?:prijaviti|javiti)|javi(?:te|ti)? se|moze\w* se (?:prijaviti|javiti)|eligib\w+|requirements|qualifications|who can apply|candidates? (?:should|must|will))\b/g,
  ],
  [
    1.5,
    /\b(?:broj (?:izvrs\w+|potrebnih|trazenih|polaznik\w*|pozicij\w*|mjesta)|radno mj?esto:|pozicija:|position(?: title)?:|job title:|duty station|vacancy|plata|naknada|salary|stipendij\w* iznosi|najvisi iznos|maksimaln\w+ iznos|po projektu|kotizacij\w*|ulaz (?:je )?(?:slobodan|besplatan)|seats|broj sudionika|fields?hip|scholarships?|call for|open call|funding)/g,
  ],
  [
    2,
    /\b(?:poziva(?:mo|ju)? (?:sve|na |udruz\w+|mlad\w+|zainteres\w+|student\w+|poljopr\w+|gradan\w+|kandidat\w+|te\b)|dodjeljuj[eu] (?:se )?|invites?\b|invitation to (?!tender)|[a-z0-9"”“)]+ traz[ei]\n|dodite|pridruzi(?:te)? se|prijavi(?:te)? se(?! na newsletter))/g,
  ],
  [
    2,
    /(?:^|\n)[^\p{L}\n]{0,4}(?:ponovljeni |nagradni )?(?:javni |interni )?(?:oglas|konkurs|natjecaj|poziv)(?: za [^\n]{4,160})?\s*(?:\n|$)/gu,
  ],
]

/** Phrases of pages that report, decide, buy or sell. */
export const AGAINST: readonly Against[] = [
  {
    reason: 'results',
    headings: [
      [
        4,
        /\b(?:(?:preliminarn\w+ |konacn\w+ |privremen\w+ )?(?:rang|bodovn)[- ]?list[aeu]|rezultat\w*(?! (?:rada|(?:se |ce |bit |bice )?(?:se |ce |biti )?obja))|list[aeu] (?:uspjesnih|primljenih|odabranih|kandidata|korisnika|dobitnika)(?! (?:se |ce |bit |bice )?(?:se |ce |biti )?obja)|konacn\w+ list\w+|(?<!(?:savez|udruzenje|klub|fond|zajednica) )dobitni[ck]\w*|spisak (?:kandidata|primljenih|dobitnika)|results of|winners?|list of (?:selected|successful|shortlisted))\b/g,
      ],
      [3, /\b(?:izbor\w* najpovoljnij\w+|contract award|award notice)\b/g],
      [
        3,
        /\bna (?:[a-z]+ )?(?:konkurs|natjecaj|poziv|oglas)\b[^.\n]{0,50}\b(?:prijavi|javi|stig|pristig|prispje)l\w{1,2}\b/g,
      ],
    ],
    signs: [
      [1.6, /\d\s?(?:[.,]\d+)?\s?bod(?:a|ova|ovi|)?\b/g],
      [
        2,
        /\b(?:bodovanj|rangiranj)\w* (?:prijav|kandidat)|\b(?:pristig|prispje)l\w (?:je |su )?(?:ukupno )?\d{1,4} (?:prijav|zahtjev)/g,
      ],
      [
        2,
        /\b(?:(?:sredstva|projekti) su (?:odobren|dodijeljen)\w*|odobrena su|prigovor\w* (?:se |moze |na (?:rang|list))|moze se izjaviti (?:prigovor|zalba)|mogu izjaviti prigovor|nagrade se preuzimaju|was awarded to|zadovoljili na|izabrani kandidati)\b/g,
      ],
    ],
  },
  {
    reason: 'decision',
    headings: [
      [
        3,
        /(?:^|\n)[^\p{L}\n]{0,4}(?:odluk[aeu](?! o (?:raspisivanju|objavljivanju))|rjesenj[ea]|zakljuc\w+|zapisnik|ponistenj[ea]|obustav[aeu]|pravilnik)\b[^\n]{0,120}/gu,
      ],
      [1.5, /\bo (?:imenovanju|razrjesenju|ponistenju|izboru|obustavi|prijemu u radni odnos)\b/g],
    ],
    signs: [
      [
        2.5,
        /\b(?:imenuj[eu] se|razrjesav\w+ se|imenuje se za|ponistava se|obustavlja se|stupa na snagu|da(?:la|je se|o) saglasnost|predlaze se da se|don(?:ijel|i)[ao] je|ovom odlukom|protiv (?:ove odluke|ovog rjesenja))\b/g,
      ],
      [1, /(?:^|\n)\s*clan \d{1,2}\b/g],
    ],
  },
  {
    reason: 'tender',
    headings: [
      [
        4,
        /\b(?:javn\w+ nabavk\w+|obavjestenje o (?:nabavci|pokretanju postupka)|poziv za dostav\w+ ponud\w*|zahtjev za (?:dostav\w+ )?ponud\w*|konkurentski (?:zahtjev|postupak)|javna licitacija|invitation to (?:tender|bid)|tender(?: notice| dossier)?\b|request for quotations?|notice of contract award)/g,
      ],
    ],
    signs: [
      [
        2,
        /\b(?:predmet (?:javne )?nabavke|ugovorni organ|otvaranj\w+ ponuda|tendersk\w+ dokumentacij\w+|ponudac\w*|najniza cijena|najniza ponuda|procijenjena vrijednost|lotov\w+|garancij\w+ za ozbiljnost|bid(?:s|ders?| opening| security)\b|sealed bids|contracting authority|lowest evaluated|pocetna cijena|licitacij\w+ se odrzava|jamcevin\w+|stecajn\w+ upravni\w+|(?:nabavk\w+|kupovin\w+) \d{1,4} |rok isporuke)/g,
      ],
    ],
  },
  {
    reason: 'prices',
    headings: [
      [
        3,
        /\b(?:cj?enovni[kc]\w*|(?<=(?:^|\n)[^a-z\n]{0,4})(?:cijene\b|akcija)|snizenje|meni dana|dnevni meni|price list|popust\w*)/g,
      ],
    ],
    signs: [[1, /\b(?:ponuda vazi|cijene vrijede|do isteka zaliha|dostava iznad)\b/g]],
  },
  {
    reason: 'news',
    headings: [
      [
        2,
        /\b(?:odrzan[aoi]?|zavrsen[aoi]?(?! (?:(?:prv|drug|treć|najmanje|minimalno|srednj|visok|osnovn|vis|odgovarajuc)\w* )?(?:studij|skol|fakultet|ciklus|ispit|obuk|razred|vss|sss))|otvoren[aoi]? (?:sajam|izlozba|nov\w+|obnovljen\w*)|obiljezen\w*|potpisan\w*|posjetil\w+|uruceni?|promovisan\w*|foto:|fotogalerija|photo story|najavljuju|radnici (?:rudnika )?traze)\b/g,
      ],
    ],
    signs: [
      // A closed call: nobody can apply any more, whatever the dates.
      [
        8,
        /\b(?:zavrsen|zatvoren|zakljucen|okoncan)[aoi]? (?:je |su )?(?:[a-z]+ )?(?:konkurs|natjecaj|poziv|oglas)\b|\b(?:konkurs|natjecaj|poziv|oglas)\b[^.\n]{0,90}?[, ](?:je )?(?:zavrsen|zatvoren|zakljucen|okoncan|istekao)(?: je)?(?=[\s,.:]|$)(?! (?:do|za|\d))/g,
      ],
      [
        1.6,
        /\b(?:je (?:rekao|rekla|izjavi\w+|istaka?o|istakla|naveo|navela|naglasi\w+|dodao|dodala|cestitao|pohvali\w+|porucio|zahvali\w+)|rekli su|kaze\b|kazu (?:da|iz)|saopcen\w*|saopsten\w*|prema rijecima|najavi(?:o|la|li)|usvojen\w*|organizatori su|said (?:that|the)|told reporters|the director said|thanked)\b/g,
      ],
      [
        1,
        /\b(?:je|su) (?:do sada |juce |jucer |danas |sinoc |jutros )?(?:[a-z]{3,14}(?:io|ao|ila|ala|ili|ali|ilo|alo|eo|ela|eli|sli|sla|sao|una|ena|eno|eni|ano|ana|ani))\b/g,
      ],
      [
        1.5,
        /\b(?:jutros|sinoc|jucer|juce|proslog (?:petka|vikenda|mjeseca)|danas su|prosle sedmice|procitajte (?:jos|i)|komentari\b|foto:|vise u galeriji|yesterday|last (?:week|friday)|on (?:monday|tuesday|wednesday|thursday|friday)|in its first)\b/g,
      ],
      [
        1,
        /\b(?:[a-z]{4,12}ed (?:on|its|the|them|a|ninety|two)|was sold|were sold|zahvaljuje|zahvalila? je|rok je istekao|zatvoren\w*, )\b/g,
      ],
      [2, /\b(?:prijavil\w{1,2} se \d|rok je istekao|nikad vise prijava)/g],
    ],
  },
  {
    reason: 'other',
    headings: [
      [
        2.5,
        /\b(?:zahvalnica|in memoriam|recept\b|plan odvoza|o iskljucenju|obavjestenje o (?:prekidu|iskljucenju|radovima)|red voznje|radno vrijeme (?:ambulante|biblioteke))/g,
      ],
    ],
    signs: [
      [
        1.5,
        /\b(?:bez (?:struje|vode) (?:ce|ostaju)|iskljucenj\w+ struje|molimo (?:potrosace|gradane) za (?:strpljenje|razumijevanje)|sastojci|peci \d+ minuta|novcana kazna)\b/g,
      ],
    ],
  },
]
