import { municipalities } from '#features/places/contract/municipalities.ts'
import { fold } from '#platform/contract/fold.ts'

const PLACE =
  /\b(?:d o o|doo|d d|dd|s p|jp|ju|jzu|gmbh|ltd|llc|inc|plc|nvo|ngo|udruzenj\w*|udruga|udruge|fondacij\w*|foundation|zaklad\w*|preduzec\w*|poduzec\w*|kompanij\w*|company|agencij\w*|agency|bank\w?|bolnic\w|hospital|klinik\w|clinic|dom zdravlja|ambulant\w|hotel\w*|restoran\w*|restaurant|kafic\w*|caffe|cafe|bar|pizzeri\w|pekar[ae]|bakery|slasticarn\w|trgovin\w|prodavnic\w|shop|store|market|marketi|supermarket\w*|centar|centra|center|centre|ured|kancelarij\w|opcin\w|opstin\w|municipality|ministarstv\w|ministry|zavod\w?|institut\w*|skol\w|school|gimnazij\w|grammar school|fakultet\w?|faculty|univerzitet\w?|university|sveucilist\w|akademij\w|academy|crveni kriz|crveni krst|red cross|salon\w?|servis\w?|studio|pumpa|telecom|telekom|grup\w|group|solutions|software|systems|labs|media|radio|televizij\w|novine|portal|klub|club|savez|vijec\w|council|ambasad\w|embassy|undp|unicef|usaid|zadrug\w|farm\w|bibliotek\w|library|muzej|museum|pozorist\w|kazalist\w|theatre|vrtic\w?|kindergarten|konzum|bingo|mercator|obrt|zanatska radnja|elektroprivred\w|rudnik|zeljezar\w|tvornic\w|fabrik\w|factory|medresa|college|apotek\w|pharmacy|biro|office|hub|volonterski servis|omladinsk\w|mladi\w*)\b/
const TITLE =
  /\b(?:konobar\w*|prodavac\w*|trgovac|trgovkinja|kuhar\w*|kuvar\w*|vozac\w*|inzenjer\w*|inzinjer\w*|engineer|developer|programer\w*|asistent\w*|assistant|manager|menadzer\w*|voditelj\w*|rukovodi\w*|sef|sefica|direktor\w*|director|head of|lead|intern|praktikant\w*|pripravni\w*|stazist\w*|trainee|volonter\w*|volunteer|nastavni\w*|teacher|profesor\w*|ucitelj\w*|tutor\w*|instruktor\w*|instructor|medicinsk\w* sestra|medicinski tehnicar|nurse|doktor\w*|tehnicar\w*|technician|elektricar\w*|electrician|zavarivac\w*|welder|mehanicar\w*|mechanic|stolar\w*|moler\w*|radni\w*|worker|operater\w*|operator|agent\w*|savjetni\w*|consultant|analiticar\w*|analyst|dizajner\w*|designer|novinar\w*|journalist|fotograf\w*|photographer|racunovod\w*|knjigovod\w*|knjigovodstv\w*|accountant|bookkeeper|ekonomist\w*|pravni\w*|lawyer|sekretar\w*|secretary|recepcioner\w*|receptionist|sobaric\w*|koordinator\w*|coordinator|specialist|specijalist\w*|officer|referent\w*|saradni\w*|suradni\w*|associate|clerk|cashier|blagajni\w*|waiter|waitress|cook|chef|barista|driver|salesperson|saleswoman|salesman|sales|skladistar\w*|magacioner\w*|berac\w*|berba|picker|animator\w*|trener\w*|coach|vodic\w*|guide|prevodi\w*|prevoditelj\w*|translator|uredni\w*|editor|tester\w*|administrator\w*|owner|vlasni\w*|osnivac\w*|founder|freelance\w*|njegovatelj\w*|caregiver|dadilja|babysitter|predsjedni\w*|president|clan|clanica|member|representative|predstavni\w*|pomocni\w*|pomoc|helper|praksa|internship|mentor\w*|organizator\w*|organiser)\b/
const SCHOOL =
  /\b(?:os|skol\w|school|gimnazij\w*|fakultet\w*|faculty|univerzitet\w*|university|sveucilist\w*|akademij\w*|academy|institut\w*|medresa|college|centar|centre|center|kampus|campus|udruzenj\w*|fondacij\w*|bootcamp|coursera|udemy|cisco|edx)\b/
const DEGREE =
  /\b(?:diplom\w*|bachelor\w*|bsc|b sc|ba|msc|m sc|ma|mba|master\w*|magist\w*|tehnicar\w*|technician|smjer|program|odsjek|studij\w*|inzenjer\w*|economics|science|ekonomij\w*|informatik\w*|racunarstv\w*|pravo|prava|medicin\w*|matur\w*|phd|doktor\w*|degree|certificate|kurs|course|osnove|racunovodstv\w*|finansij\w*|menadzment|management|engineering|psihologij\w*|njemacki jezik|engleski jezik)\b/
const STUDENT = /\b(?:student\w*)\b/

const COUNTRIES =
  'sarajevo|istocno sarajevo|bosna i hercegovina|b h|bih|bosnia and herzegovina|bosnia|hrvatska|croatia|srbija|serbia|crna gora|montenegro|slovenija|slovenia|njemacka|germany|austrija|austria|remote|na daljinu|online|zagreb|beograd|belgrade|split|ljubljana|wien|bec|vienna|munchen|munich|minhen|berlin|frankfurt|graz|podgorica|novi sad|rijeka|osijek|sarajevo canton|kanton sarajevo|europe|hybrid'
const LOCATIONS = new Set([
  ...municipalities.map(({ latin }) => fold(latin)),
  ...COUNTRIES.split('|'),
  'brcko',
  'ba',
])

/** Rates a text as the place of an entry (positive) or its title (negative); 0 if nothing decides. */
export function placeScore(text: string, section: 'work' | 'education'): number {
  const folded = fold(text)
  const [place, title] = section === 'work' ? [PLACE, TITLE] : [SCHOOL, DEGREE]
  const isStudent = section === 'work' && STUDENT.test(folded) && !PLACE.test(folded)
  return (place.test(folded) ? 1 : 0) - (title.test(folded) || isStudent ? 1 : 0)
}

/** Returns true for a town, a country, or both. */
export function isLocation(text: string): boolean {
  const parts = text.split(/[,/()|·]/).map((part) => fold(part.replace(/\b\d{5}\b/, '')))
  const named = parts.filter((part) => part !== '')
  return named.length > 0 && named.length < 4 && named.every((part) => LOCATIONS.has(part))
}

export type WorkKind = 'job' | 'internship' | 'informal' | 'volunteering' | 'own'

export function workKind(title: string, place: string): WorkKind {
  const folded = fold(`${title} ${place}`)
  if (/\b(?:volont\w*|volunt\w*)\b/.test(folded)) return 'volunteering'
  if (/\b(?:praks\w*|praktikant\w*|intern|internship|pripravni\w*|stazist\w*|trainee)\b/.test(folded))
    return 'internship'
  if (
    /\b(?:vlasni\w*|owner|osnivac\w*|founder|freelance\w*|self employed|samozaposlen\w*|vlastiti|vlastita)\b/.test(
      folded,
    )
  )
    return 'own'
  return /\b(?:porodicn\w*|family|sezonsk\w* berba|berba|instrukcij\w*|babysit\w*|dadilja)\b/.test(folded)
    ? 'informal'
    : 'job'
}
