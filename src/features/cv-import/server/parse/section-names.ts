import { fold } from '#platform/contract/fold.ts'
import { unspaced } from '../layout/spaced-letters.ts'

/** The part of a CV; `skip` is not read, `person` only for contacts, `unknown` has an unlisted heading. */
export type PartName =
  | 'person'
  | 'headline'
  | 'about'
  | 'work'
  | 'volunteering'
  | 'education'
  | 'courses'
  | 'projects'
  | 'certificates'
  | 'skills'
  | 'languages'
  | 'mother'
  | 'links'
  | 'interests'
  | 'driving'
  | 'skip'
  | 'unknown'

/** Folded headings of CVs: one list serves both scripts. */
const NAMES: Readonly<Record<Exclude<PartName, 'unknown'>, string>> = {
  person:
    'licni podaci|biografski podaci|opsti podaci|opci podaci|podaci o meni|osobni podaci|osobne informacije|licne informacije|kontakt|kontakti|kontakt podaci|podaci za kontakt|personal information|personal details|personal data|contact|contact details|contact information|get in touch',
  headline:
    'posao za koji se prijavljujete|zvanje|zanimanje za koje se prijavljujete|posao za koji se konkurise|zeljeno radno mjesto|job applied for|preferred job|position|desired employment occupational field',
  about:
    'o meni|o sebi|ukratko|ukratko o meni|sazetak|profil|profesionalni profil|licni profil|osobni profil|kratka biografija|licni opis|osobni opis|cilj|ciljevi|uvod|about|about me|summary|professional summary|profile|personal profile|personal statement|career objective|objective|executive summary|career summary|introduction',
  work: 'iskustvo|iskustvo u radu|gdje sam radio|gdje sam radila|poslovi|what i did|jobs|radno iskustvo|profesionalno iskustvo|radna iskustva|poslovno iskustvo|zaposlenje|zaposlenja|karijera|praksa|prakse|strucna praksa|radno i strucno iskustvo|praksa i rad|posao|work experience|experience|employment|employment history|professional experience|work history|career history|career|internships|internship|relevant experience|work',
  volunteering:
    'volontiranje|volonterski rad|volonterski angazman|volontersko iskustvo|volonterske aktivnosti|drustveni angazman|drustveni rad|aktivizam|angazman u zajednici|volunteering|volunteer experience|volunteer work|voluntary work|community work|community involvement|volunteering experience',
  education:
    'obrazovanje|skola|skole|school|schools|schooling|obrazovanje i osposobljavanje|obrazovanje i obuka|obrazovanje i usavrsavanje|skolovanje|skolovanje i obrazovanje|akademsko obrazovanje|studij|studije|education|education and training|education training|academic background|educational background|academic history|qualifications|academic qualifications|studies',
  courses:
    'kursevi|kurs|tecaj|tecajevi|obuke|edukacije|dodatna edukacija|dodatno obrazovanje|usavrsavanje|usavrsavanja|neformalno obrazovanje|kursevi i obuke|obuke i seminari|seminari|radionice|seminari i radionice|courses|training|trainings|additional education|workshops|courses and trainings|non formal education',
  projects:
    'projekti|projekat|projekt|licni projekti|odabrani projekti|moji projekti|radovi|objave|publikacije|projects|personal projects|selected projects|side projects|key projects|portfolio projects|publications|selected work',
  certificates:
    'certifikati|svjedodzbe|svjedocanstva|diplome|licenca|takmicenja|sertifikati|certifikati i licence|potvrde|licence|diplome i certifikati|licence i certifikati|polozeni ispiti|certifikati i nagrade|nagrade|nagrade i priznanja|priznanja|certificates|certifications|licenses certifications|licences and certifications|licenses and certifications|certificates and licences|awards|honors awards|honours and awards|awards and honours|achievements',
  skills:
    'vjestine|vestine|znanja|znanja i vjestine|vjestine i znanja|vjestine i kompetencije|kompetencije|kljucne vjestine|tehnicke vjestine|strucne vjestine|digitalne vjestine|racunarske vjestine|informaticke vjestine|racunalne vjestine|rad na racunaru|rad na racunalu|poznavanje rada na racunaru|licne vjestine|osobne vjestine|osobne vjestine i kompetencije|licne vjestine i kompetencije|meke vjestine|organizacione vjestine|organizacijske vjestine|komunikacijske vjestine|komunikacione vjestine|poslovne vjestine|vjestine vezane za posao|druge vjestine|ostale vjestine|alati|alati i tehnologije|tehnologije|skills|key skills|technical skills|core skills|soft skills|hard skills|skills and competences|core competencies|competencies|digital skills|computer skills|it skills|job related skills|communication skills|organisational skills|organisational managerial skills|organisational and managerial skills|personal skills|other skills|tools|technologies|tools and technologies|top skills|areas of expertise|expertise|digitalna kompetencija|digital competence|skills summary|professional skills|najvaznije vjestine|glavne vjestine|kljucne kompetencije|skills and expertise|computer skills and competences|technical skills and competences|social skills and competences|organisational skills and competences|personal skills and competences|racunalne vjestine i kompetencije|informaticke vjestine i kompetencije|drustvene vjestine i kompetencije|tehnicke vjestine i kompetencije|organizacijske vjestine i kompetencije|softver|software|osobine|licne osobine|strengths',
  languages:
    'jezici|strani jezici|strani jezik|znanje jezika|poznavanje jezika|jezicke vjestine|jezicne vjestine|jezicke kompetencije|jezicne kompetencije|drugi jezici|drugi jezik|ostali jezici|ostali jezici i|languages|language skills|foreign languages|other languages|other language s|other language|drugi jezik ci|strani jezik ci|drugi jezici i',
  mother:
    'maternji jezik|maternji jezici|materinski jezik|materinski jezici|materinji jezik|mother tongue|mother tongues|mother tongue s|native language|maternji jezik ci|materinski jezik ci',
  links:
    'linkovi|veze|drustvene mreze|internet|na internetu|profili|portfolio|web|links|online|social media|profiles|websites|on the web|online presence',
  interests:
    'interesi|sta volim|interesovanja|hobi|hobiji|hobi i interesi|interesi i hobiji|slobodno vrijeme|slobodne aktivnosti|interests|hobbies|hobbies and interests|interests and hobbies',
  driving:
    'vozacka dozvola|vozacka dozvola kategorije|vozacke dozvole|driving licence|driving license|drivers license|vozacka',
  skip: 'napomena|napomene|notes|note|preporuke|reference|reference na zahtjev|references|referees|dodatne informacije|dodatni podaci|ostalo|prilozi|additional information|annexes|recommendations|other|ostale informacije|izjava|privatnost',
}

const BY_NAME: ReadonlyMap<string, PartName> = new Map(
  (Object.entries(NAMES) as [PartName, string][]).flatMap(([part, names]) =>
    // Folding changes more than diacritics: “gdje” becomes “gde”.
    names.split('|').map((name): [string, PartName] => [fold(name), part]),
  ),
)
/** Spaced letters have lost the ends of their words, so these keys have no spaces. */
const BY_LETTERS: ReadonlyMap<string, PartName> = new Map(
  [...BY_NAME].map(([name, part]) => [name.replaceAll(' ', ''), part]),
)
const LONGEST = 60
const BETWEEN = / (?:i|te|and) /
/** All words of headings: an emphasised line without other words is a heading too. */
const WORDS: ReadonlySet<string> = new Set([...BY_NAME.keys()].flatMap((name) => name.split(' ')))
/** Words between the telling ones: “Gdje sam do sada radila”. */
const BETWEEN_THEM: ReadonlySet<string> = new Set(
  fold(
    'najvaznije glavne glavni kljucni kljucna osnovne top main gdje sam smo do sada sad sve moj moja moje moji mojim svoj svoje me mi kako sta sto ko tko koji koja koje kojim kojima cemu cime ' +
      'u na s sa i a te ili za o od ja bih bila bio po kroz dosad dosadasnji dosadasnja dosadasnje jos rad raditi ' +
      'where what how which my i ve have the a of in to at on with am is are be been so far and m',
  ).split(' '),
)
/** The telling words of unlisted headings. */
const TELLING: readonly (readonly [RegExp, PartName])[] = [
  [/\bvolont|\bvolunt|\bpomaga(?:o|la)\b|\bhelped/, 'volunteering'],
  [/\bjezi[kc]|\blanguage|\bgovorim|\bspeak/, 'languages'],
  [/\bkurs|\btecaj|\bobuk|\bedukacij|\busavrs|\bseminar|\bcourses|\btraining/, 'courses'],
  [/\bcertifik|\bsertifik|\blicenc|\bnagrad|\bpriznanj|\bcertificat|\baward/, 'certificates'],
  [/\binteres|\bhobi|\bhobb|\bslobodn|\bvolim|\benjoy/, 'interests'],
  [
    /\bvjestin|\bvestin|\bznanj|\bkompetenc|\bskill|\bznam|\bumijem|\bdob(?:ra|ar|ri)\b|\bgood|\bsoftver|\bsoftware|\bosobin/,
    'skills',
  ],
  [/\bobrazov|\bskol|\beducation|\bstudi[jre]|\bucil?[oa]\b/, 'education'],
  [
    /\biskustv|\bzaposlenj|\bpraks|\bexperience|\bemployment|\binternship|\bradi(?:o|la|li)\b|\bposl|\bworked|\bjobs?\b/,
    'work',
  ],
  [/\bprojek|\bproject/, 'projects'],
  [/^t?ko sam|^who i am/, 'about'],
  [/\bdozvol|\bdriving/, 'driving'],
]
const LONGEST_GUESS = 7

/** Returns the part that an emphasised line begins if it has only words of headings. */
export function sectionGuessed(text: string): PartName | undefined {
  if (text.length > LONGEST) return undefined
  const folded = fold(text)
  const words = folded.split(' ')
  const isHeading = (word: string) =>
    WORDS.has(word) || BETWEEN_THEM.has(word) || TELLING.some(([telling]) => telling.test(word))
  if (words.length > LONGEST_GUESS || !words.every(isHeading)) return undefined
  return TELLING.find(([telling]) => telling.test(folded))?.[1]
}

/** Returns the part that a heading begins, and the rest of its line. */
export function sectionNamed(text: string): { part: PartName; rest: string } | undefined {
  const plain = text.trim().replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, '')
  const whole = plain.length > LONGEST ? undefined : named(fold(unspaced(plain)))
  if (whole) return { part: whole, rest: '' }
  const colon = /^([^:：]{3,40})[:：]\s*(\S.*)$/.exec(plain)
  const before = colon && BY_NAME.get(fold(colon[1] ?? ''))
  return before && colon ? { part: before, rest: colon[2] ?? '' } : undefined
}

/** Finds a listed heading, or two joined ones: “Kursevi i licence”. */
function named(folded: string): PartName | undefined {
  const partName = BY_NAME.get(folded) ?? (folded.includes(' ') ? undefined : BY_LETTERS.get(folded))
  if (partName) return partName
  const sides = folded.split(BETWEEN).map((side) => BY_NAME.get(side))
  return sides.length === 2 && sides.every((side) => side !== undefined) ? sides[0] : undefined
}
