/** Stems that Cyrillic texts do not transliterate letter by letter, because they write what is said. */
export const OWN_FORMS: Readonly<Record<string, string>> = {
  august: 'август',
  backend: 'бекенд',
  bb: 'бб',
  brainstorming: 'брејнсторминг',
  chicag: 'чикаг',
  chicago: 'чикаго',
  deadline: 'дедлајн',
  email: 'имејл',
  'e-mail': 'имејл',
  düsseldorf: 'диселдорф',
  feed: 'фид',
  freelance: 'фриленс',
  freelancer: 'фриленсер',
  frontend: 'фронтенд',
  göteborg: 'гетеборг',
  hashtag: 'хештег',
  köln: 'келн',
  mail: 'мејл',
  malmö: 'малме',
  münchen: 'минхен',
  offline: 'офлајн',
  onboarding: 'онбординг',
  online: 'онлајн',
  podcast: 'подкаст',
  stockholm: 'стокхолм',
  startup: 'стартап',
  zürich: 'цирих',
}

/** Our endings, with which names of others are used too. */
export const ENDINGS: ReadonlySet<string> = new Set(
  ' a u e i o om em ima ov ova ove ovi ovo ovog ovom ju ja je jem jom ih ina in ke ka ki ku kom'.split(' '),
)

/** Signs of units and other shortenings by which nothing of ours is meant, wherever they stand. */
export const UNITS: ReadonlySet<string> = new Set(
  'km cm mm kg mg ml dl cl kW kWh MW MWh GWh kB KB MB GB TB Kbit Mbit Gbit Mbps Gbps kHz MHz GHz dB px dpi kJ kcal'.split(
    ' ',
  ),
)
/** Signs that are units only behind a number. */
export const UNITS_BEHIND_NUMBER: ReadonlySet<string> = new Set('m g l t h min ha W V A K C F'.split(' '))
