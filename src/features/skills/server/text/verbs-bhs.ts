/** Verb forms without a root by rule, with the root that represents them. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = (
  [
    ['per', 'pere(?:m|s|mo|te)?|peru|prati|pra[olt]\\w?|pranj\\w+'],
    ['oper', 'opere(?:m|s|mo|te)?|operu|oprati|opra[ol]\\w?'],
    ['ber', 'bere(?:m|s|mo|te)?|beru|brati|bra[olt]\\w?|branj\\w+'],
    ['naber', 'nabere(?:m|mo)|nabrati|nabra[ol]\\w?'],
    ['si', 'sij(?:em|es|emo|ete|u)|sem|siti|si(?:o|la|li|le)|siv(?:am|ala|ao|ali|ati|anj\\w*|enj\\w*)|sivat'],
    ['sasi', 'sasij(?:em|emo)|sasem|sasiti|sasi(?:o|la|li)'],
    ['pec', 'pece(?:m|s|mo|te)?|peci|pek(?:ao|la|li|le)|pecenj\\w+|ispek(?:ao|la|li)|ispece(?:m|mo)|ispeci'],
    ['sec', 'sece(?:m|s|mo|te)|seci|sek(?:ao|la|li|le)|secenj\\w+'],
    ['mes', 'mese(?:m|mo)|mesi(?:m|mo)|mesi(?:o|la|li)|mesi?t?i?|mesenj\\w+|umesi(?:m|la|o)'],
    ['plet', 'plete(?:m|s|mo)|plesti|ple(?:o|la|li)|pletenj\\w+|isple(?:o|la|li)'],
    ['vez', 'veze(?:m|mo)|vesti|vez(?:la|li|ao)|vezenj\\w+'],
    [
      'pomag',
      'pomag(?:am|as|amo|ao|ala|alo|ali|ale|ati|at|anj\\w*)|pomaze(?:m|s|mo|te)|pomog(?:la|ao|li|le|nem)|pomoci',
    ],
    ['slag', 'slaz(?:em|es|emo|ete|u)|slag(?:ao|ala|ali|ale|ati|at|anj\\w*)|slozi(?:m|o|la|li|ti)'],
    ['orat', 'ore(?:m|mo)|orati|ora(?:o|la|li)|oranj\\w+'],
    ['muz', 'muze(?:m|mo)|mus(?:ti|t)|muz(?:la|ao|li)|pomuz(?:em|la|ao)'],
    ['zanj', 'zanje(?:m|mo)|zeti|zanj(?:la|em)|pozanj\\w+'],
    ['kov', 'kuje(?:m|mo)|kov(?:ao|ala|ati|anj\\w+)'],
    ['dav', 'daje(?:m|s|mo|te)|dav(?:ao|ala|ali|ale|ati|at|anj\\w+)'],
    ['dat', 'dati|da(?:o|la|li|le)'],
    [
      'prodav',
      'proda(?:jem|jes|jemo|jete|ju|vao|vala|vali|vale|vati|vat|vac\\w*|m|mo|o|la|li|ti|t|janj\\w*|vanj\\w*)',
    ],
    ['zid', 'zida(?:m|mo|o|la|li|ti|t|nj\\w+)'],
    ['strig', 'strize(?:m|mo)|strici|strig(?:la|ao)'],
    ['okret', 'okrece(?:m|mo)|okreta(?:m|o|la|li|ti|nj\\w*)'],
    ['rezir', 'rezira(?:m|mo|la|o|li|ti|t|nj\\w*)'],
    ['let', 'leti(?:m|mo|o|la|ti)'],
    ['trc', 'trci(?:m|mo|ti)|trca(?:o|la|ti|nj\\w+)|trcanj\\w+'],
    ['drz', 'drzi(?:m|mo|s)|drza(?:o|la|li|ti|t|nj\\w+)'],
    ['vuk', 'vuce(?:m|mo)|vuci|vuk(?:la|ao|li)'],
    ['mel', 'melje(?:m|mo)|mlet[ib]|mle(?:o|la)'],
    ['soli', 'sol(?:im|ila)'],
    ['brin', 'brine(?:m|mo|s)|brinu(?:la|o|li|ti|t)|brigam'],
    ['vod', 'vodi(?:m|s|mo|te|o|la|li|le|ti|t)|vodenj\\w+|vodec\\w+'],
    ['ic', 'ide(?:m|mo)|is(?:la|ao|li)|ici'],
    ['bit', 'sam|smo|bio|bila|bili|biti'],
    ['ima', 'ima(?:m|mo|la|o|li|ti)'],
    ['kuh', 'kuv(?:am|amo|ao|ala|ali|ati|at|anj\\w*)'],
    ['skuh', 'skuv(?:am|amo|ao|ala|ali|ati)'],
    ['programir', 'programira(?:m|mo|la|o|li|ti|t|nj\\w*)'],
  ] as const
).map(([root, forms]) => [new RegExp(`^(?:${forms})$`), root] as const)

/** The endings of verbs, verbal nouns, participles and agent nouns, in folded letters, longest first. */
const ENDINGS = ending(
  // infinitive, also as it is spoken
  'ati iti eti uti at it et',
  // present of the first and second person; of the third only where no noun ends so
  'am as amo ate im is imo ite em es emo ete aju ira iraju uje uju',
  // past participles, with spoken forms
  'ao ala alo ali ale io ila ilo ili ile eo ela eli ele uo ula uli ijo ijla',
  // passive
  'ana ano ani ane anu anih ena eno eni ene enu enih',
  // nouns and gerunds
  'anje anja anju anjem anjima enje enja enju enjem enjima ajuci ujuci eci avsi ivsi',
  // agents
  'ac aca acu acem aci ace acica acice acicu acicom ilac ioca ioci ilaca itelj itelja itelji iteljem iteljica iteljice iteljicu iteljka iteljke ar ara are arom arka arke arku arica arice',
)
const THEMES = /(?:iv|ov|ev|av|uj|aj|ir|is)$/
const roots = new Map<string, string>()
const MOST_KEPT = 60_000
const LEAST_ROOT = 3
const SHORTEST = 2
/** Prefixes of completed actions: napravila, okrečio, ošišala. */
const DONE = ['na', 'po', 'is', 'iz', 'o', 's', 'sa', 'od', 'u', 'za', 'uz', 'pre']
/** Roots with another meaning under such a prefix: voditi, prevoditi; raditi, zaraditi; praviti, popraviti. */
const FIRM = new Set(
  'vod rad voz nos prod prodav dav dat pis lag slag drz vuk pomag brin uc sluz lag kup stav pust ved kaz met ves set cuv list tic jav nud da rez sec is sil lep mer not led gled'.split(
    ' ',
  ),
)

/**
 * Returns the root shared by all forms of a verb, its noun and its agent: zavarujem, zavarivala, zavareno, zavarivanje and
 * zavarivač are "zavar". For other words it returns a root that no verb has, or nothing.
 */
export function verbRoot(word: string): string | undefined {
  const cached = roots.get(word)
  if (cached !== undefined) return cached || undefined
  if (roots.size > MOST_KEPT) roots.clear()
  const root = findRoot(word)
  roots.set(word, root ?? '')
  return root
}

function findRoot(word: string): string | undefined {
  const even = word.replace(/ije(?=[^aeiouj])/g, 'e').replace(/(?<=[^aeiouljn])je/g, 'e')
  for (const [forms, root] of IRREGULAR) if (forms.test(even)) return root
  for (const one of ENDINGS) {
    if (!even.endsWith(one) || even.length - one.length < SHORTEST) continue
    // One-syllable endings of the third person contain the theme: zavaruje, programira.
    const theme = /^(?:uj|av|iv|ir)/.exec(one)?.[0] ?? ''
    return rootOf(even.slice(0, even.length - one.length) + theme)
  }
  return undefined
}

/** Returns further roots to look up, where a prefixed verb names a completed action. */
export function plainRoots(root: string): string[] {
  return DONE.flatMap((beginning) => {
    const rest = root.slice(beginning.length)
    if (!root.startsWith(beginning) || rest.length < SHORTEST + 1 || FIRM.has(rest)) return []
    return beginning !== 'na' && rest === 'prav' ? [] : [rest]
  })
}

function rootOf(stem: string): string {
  // Undoes softening before an ending: popravljam, popravim; hranjenje, hranim; čišćenje, čistim.
  const hard = stem
    .replace(/(?<=[pbvm])lj$/, '')
    .replace(/(?<=[aeo])nj$/, 'n')
    .replace(/sc$/, 'st')
  return THEMES.test(hard) && hard.length - 2 >= LEAST_ROOT ? hard.slice(0, -2) : hard
}

function ending(...lists: string[]): string[] {
  return [...new Set(lists.join(' ').split(' '))].sort((a, b) => b.length - a.length)
}
