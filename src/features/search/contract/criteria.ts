import { cleanText } from '#platform/contract/clean-text.ts'
import {
  CONTRACTS,
  type Contract,
  type Kind,
  KINDS,
  type Mode,
  MODES,
} from '#features/opportunities/contract/kinds.ts'
import {
  AREAS,
  type Area,
  MUNICIPALITY_IDS,
  type MunicipalityId,
} from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { type Meaning, MEANINGS, PLAIN_MAX } from './meanings.ts'

export type WorkLanguage = (typeof LANGUAGES)[number]
export type Place = MunicipalityId | Area

/** KM a month at which the filter starts; each is one step of pay in the index. */
export const PAY_STEPS = ['1000', '1500', '2000', '2500', '3000', '4000'] as const
export type PayStep = (typeof PAY_STEPS)[number]
export const DISTANCES = ['10', '20', '30', '50', '100'] as const
/** The distances to choose from; the others stay valid for addresses and saved searches. */
export const OFFERED_DISTANCES = ['10', '30', '50'] as const
export type Distance = (typeof DISTANCES)[number]
export const DEADLINES = ['week', 'month'] as const
export type DeadlineSpan = (typeof DEADLINES)[number]
export const SORTS = ['best', 'newest', 'deadline', 'match'] as const
export type Sort = (typeof SORTS)[number]

export const Q_MAX = 120
export const SKILLS_MAX = 5

/** The criteria of a search; lists are alternatives, except skills, which are all required. */
export type Criteria = {
  q: string
  /** Filters that the words name and the person does not mean: their words stay words. */
  plain: readonly Meaning[]
  kind: readonly Kind[]
  place: Place | null
  km: Distance | null
  mode: readonly Mode[]
  contract: readonly Contract[]
  pay: PayStep | null
  firstJob: boolean
  skill: readonly string[]
  language: readonly WorkLanguage[]
  deadline: DeadlineSpan | null
  /** Null: best matches first for searches with words, else the newest. */
  sort: Sort | null
}

export const NO_CRITERIA: Criteria = {
  q: '',
  plain: [],
  kind: [],
  place: null,
  km: null,
  mode: [],
  contract: [],
  pay: null,
  firstJob: false,
  skill: [],
  language: [],
  deadline: null,
  sort: null,
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const isMunicipality = new Set<string>(MUNICIPALITY_IDS)

/** Reads an address: `kind=job&kind=training` of a form equals `kind=job,training`; unknown values are ignored. */
export function readCriteria(search: Iterable<readonly [string, string]>): Criteria {
  const pairs = [...search]
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? null
  const all = (name: string) => pairs.flatMap(([key, value]) => (key === name ? value.split(',') : []))
  const some = <V extends string>(name: string, options: readonly V[]) =>
    options.filter((value) => all(name).includes(value))
  const one = <V extends string>(name: string, options: readonly V[]) =>
    options.find((value) => value === first(name)) ?? null
  const place = one('place', [...MUNICIPALITY_IDS, ...AREAS])
  const q = cleanWords(first('q') ?? '')
  return {
    q,
    plain: q === '' ? [] : some('plain', MEANINGS).slice(0, PLAIN_MAX),
    kind: some('kind', KINDS),
    place,
    km: place && isMunicipality.has(place) ? one('km', DISTANCES) : null,
    mode: some('mode', MODES),
    contract: some('contract', CONTRACTS),
    pay: one('pay', PAY_STEPS),
    firstJob: first('firstJob') === '1',
    skill: [...new Set(all('skill').filter((id) => UUID.test(id)))].sort().slice(0, SKILLS_MAX),
    language: some('language', LANGUAGES),
    deadline: one('deadline', DEADLINES),
    sort: one('sort', SORTS),
  }
}

/** Removes forbidden characters and cuts long texts, never within a character. */
function cleanWords(text: string): string {
  const clean = cleanText(text)
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
  return clean
    .slice(0, Q_MAX)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}

/** Writes the same search always in the same way, as the key of saved searches and for links. */
export function writeCriteria(criteria: Criteria): Record<string, string> {
  const { q, plain, kind, place, km, mode, contract, pay, firstJob, skill, language, deadline, sort } =
    criteria
  const values = {
    q,
    plain: q === '' ? '' : plain.join(),
    kind: kind.join(),
    place: place ?? '',
    km: km ?? '',
    mode: mode.join(),
    contract: contract.join(),
    pay: pay ?? '',
    firstJob: firstJob ? '1' : '',
    skill: skill.join(),
    language: language.join(),
    deadline: deadline ?? '',
    sort: sort ?? '',
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Returns the query of an address; lists keep their comma, which needs no escape there. */
export function searchString(criteria: Criteria): string {
  return Object.entries(writeCriteria(criteria))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
}

export function isArea(place: Place): place is Area {
  return !isMunicipality.has(place)
}

/** Counts active filters, without the words. */
export function countFilters({ q: _q, plain: _plain, sort: _sort, km: _km, ...filters }: Criteria): number {
  return Object.values(filters).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : value ? 1 : 0),
    0,
  )
}
