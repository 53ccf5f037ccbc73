import type { Place } from '../../contract/criteria.ts'
import type { Meaning } from '../../contract/meanings.ts'

const JOB = 'posao|posla|poslu|poslom|poslovi|poslova|poslove|poslovima|jobs?'
/** Who leads, sells or promotes something does it for a living and does not look for it. */
const ROLES =
  'koordina\\w+|coordinat\\w+|leading|menadzer\\w*|organiz\\w+|organis\\w+|promo\\w+|oglasavanj\\w|vod(?:enj|itelj)\\w*|pisanj\\w|predavac\\w*|instruktor\\w*|referent\\w*|saradni\\w+|asistent\\w*|strucnjak\\w*|savjetnik\\w*|specijalist\\w*|staff|intern[aeiu]|internal|customer|to'
const ROLES_AFTER =
  'koordinator\\w*|menadz\\w+|organiz\\w+|organis\\w+|coordinators?|manage\\w+|officers?|specialists?|assistants?|plann\\w+|writ\\w+|analysts?|advis[eo]rs?|bank\\w+|funds?|consultants?|relations|marketing|promo\\w+|facilitat\\w+|design\\w*|staff|employees|clients|klijen\\w+|zaposlen\\w+|osoblj\\w+'
/** Words that name what is offered, except as part of somebody's trade. */
const offer = (words: string) => `(?<!(?:${ROLES}) (?:za )?)(?:${words})(?! (?:${ROLES_AFTER}))`
/** Legal affairs are no jobs, but seasonal jobs are. */
const NO_AFFAIRS =
  '(?<!(?!(?:sezonsk|lj?etn|studentsk|staln|honorarn|nov|najnovij)\\w+ )\\w+(?:ni|ski|cki|vi|lji) )'
/** What may be held online. */
const HELD =
  'posao|posl|praks|kurs|obuk|tecaj|stipend|volont|takmic|nat|dogad|radioni|job|intern|course|training|volunteer|scholarship|competition|event'

/**
 * What folded words of a search mean. Each pattern stands for whole words; what stands before or after it may speak
 * against it.
 */
const PATTERNS: readonly (readonly [Exclude<Meaning, Place>, string])[] = [
  [
    'job',
    `(?<!(?:za|svoj|moj|vlastiti|vlastitog|sopstveni|pokreni|pokrenuti|pokretanje|otvori|intervju|the|on|odd|of) )(?:posao|${NO_AFFAIRS}poslovi|jobs?|zaposlenj[ea]|radn(?:o|a) mj?est(?:o|a)|vacanc(?:y|ies))(?! (?:interviews?|fairs?|search|coach\\w*|centre|center|descriptions?|shadowing|analysis))`,
  ],
  [
    'internship',
    '(?<!(?:dobr|najbolj|sudsk|privatn|pravn|op(?:c|st))\\w+ )(?:strucn(?:a|e|u|oj|om) )?praks(?:a|e|i|u|om|ama)|(?:internships?|interns?|traineeships?)(?! (?:coordinators?|managers?))',
  ],
  ['volunteering', offer('volontiranj(?:e|a|u|em)|volonter(?:a|i|e|ima|ka|ke|ku)?|volunteer(?:s|ing)?')],
  [
    'training',
    offer(
      'kurs(?:a|u|om|evi|eva|eve|evima)?|tecaj(?:a|u|em|evi|eva|eve)?|obuk(?:a|e|u|om|ama)|obuci|courses?|(?<!(?:personal|strength|dog) )trainings?',
    ),
  ],
  ['scholarship', offer('stipendij(?:a|e|i|u|om|ama)|scholarships?|stipends?')],
  ['competition', offer('(?:takmicenj|natj?ecanj)(?:e|a|u|em|ima)|competitions?|contests?')],
  [
    'event',
    `(?:saj(?:am|ma|mu|mom|movi) (?:poslova|zaposljavanja|karijer[ae])|(?:job|career|employment) fairs?)|${offer('dogadaj(?:a|i|e)?|events')}`,
  ],
  ['investment', offer('investicij(?:a|e|i|u|om|ama)|investitor(?:a|i|e|u)?|investments?|investors?')],
  [
    'grant',
    offer(
      'grant(?:a|u|ovi|ova|ove|ovima|s)?|(?:podsticaj|poticaj)(?:a|i|e|u|ima)?|bespovratn(?:a|ih|im) sredst(?:va|ava|vima)',
    ),
  ],
  [
    'permanent',
    `(?:ugovor\\w{0,2} )?na neodredeno(?: (?:radno )?vrij?eme)?|staln(?:i|og|om|e)(?= (?:${JOB}|ugovor|radni odnos))|permanent(?! (?:make|sminka|makeup))(?: contract)?`,
  ],
  [
    'fixed-term',
    '(?:ugovor\\w{0,2} )?na odredeno(?: (?:radno )?vrij?eme)?|fixed term(?: contract)?|temporary contract',
  ],
  [
    'apprentice',
    'pripravni(?:k|ka|ku|kom|ci|ke|cima|ca|ce|cu)|pripravnick(?:i|a|o|e|u|og|om)(?: staz(?:a|u)?)?|apprentice(?:s|ship|ships)?',
  ],
  ['service', 'ugovor\\w{0,2} o d(?:j)?elu|o d(?:j)?elu|honorarn(?:o|i|a|e|og|om)|service contract'],
  [
    'seasonal',
    `sezonsk(?:i|a|o|e|u|og|om|ih)|seasonal|lj?etn(?:i|og|em|e|ih)(?= (?:${JOB}))|summer(?= jobs?)`,
  ],
  [
    'student',
    `studentsk(?:i|og|om|e|ih)(?= (?:${JOB}|ugovor))|(?:preko )?studentsk(?:i|og|om) servis(?:a|u|om)?|student(?= (?:jobs?|contract))`,
  ],
  [
    'remote',
    `(?:(?:rad|rada|radim|raditi) )?(?:od|iz) kuce(?! do )|(?:(?:rad|rada|radim) )?na daljinu|(?:work(?:ing)? )?from home|home office|remote(?:ly)?(?! (?:sensing|control))|(?<!(?:prodaj\\w|selling|sales|trgovin\\w|marketing|safe) )online(?=$| (?:u|i|za|iz|in) | (?:${HELD}))`,
  ],
  ['hybrid', '(?:hibridn(?:o|i|a|og|om)|hybrid)(?: (?:rad|work))?(?! (?:vozil|auto|car|vehicle)\\w*)'],
  ['abroad', '(?:(?:rad )?u )?(?:inostranstv|inozemstv)(?:u|o|a)|abroad'],
  [
    'firstJob',
    'bez (?:radnog |prethodnog |ikakvog )?iskustva|prv(?:i|og|om) (?:posao|posla|poslu)|prvo zaposlenje|(?:with )?(?:no|without|zero) (?:work |prior |previous )?experience(?: (?:needed|required|necessary))?|first job|entry level',
  ],
]

export const MEANING_PATTERNS = PATTERNS.map(([value, source]) => ({
  value,
  pattern: new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'y'),
}))
