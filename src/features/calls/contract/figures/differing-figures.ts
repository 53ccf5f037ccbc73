import { formatAmount } from '#platform/contract/amount.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { CallContent } from '../call.ts'
import type { Rule } from '../rules.ts'
import { periodLengths } from './period-lengths.ts'
import { type Figure, FIGURE_KINDS, type FigureKind, figuresIn } from './figures-in.ts'

/** A figure in a text of a call that its rules do not have. */
export type DifferingFigure = {
  /** The field, named as in the checklist: `title.bhs`, `explained.4`, `rule.amount`. */
  field: string
  language: Locale
  written: string
  /** The figures of the rules; empty where they have many, as of days. */
  instead: string[]
}

const TEAM_MOST = 30
/** One day, or one week, is any. */
const LENGTH_LEAST = 2
const AGE_LEAST = 10
const AGE_MOST = 120

type FigureSets = Record<FigureKind, Set<string>>

/**
 * Lists figures in an editor's texts that no rule, date or sum of the call has. Texts mention other figures too, so this
 * only asks before publishing and never refuses.
 */
export function differingFigures(content: CallContent): DifferingFigure[] {
  const figures = figuresOfCall(content)
  return (['bhs', 'en'] as const).flatMap((language) =>
    textsOf(content).flatMap(({ field, text, own }) => {
      const keys = new Set<string>()
      const questions: Figure['place'][] = []
      return figuresIn(text[language], language).flatMap(({ kind, value, written, place }) => {
        const all = own && own[kind].size > 0 ? own[kind] : figures[kind]
        const among = kind === 'range' ? halfSame(all, value) : all
        const isSaid = kind === 'day' ? [...among].some((day) => day.endsWith(value)) : among.has(value)
        // A kind without a rule has nothing to differ from, except votes in a call without a vote.
        const isOpen = among.size === 0 && (kind !== 'votes' || content.vote !== null)
        if (isSaid || isOpen || isOther(kind, Number(value)) || keys.has(`${kind} ${value}`)) return []
        keys.add(`${kind} ${value}`)
        // The editor asks about the parts of a range or split, or about the whole, not about both.
        if ((kind === 'range' || kind === 'split') && questions.some((other) => overlaps(place, other)))
          return []
        questions.push(place)
        return [{ field, language, written, instead: alternativesOf(kind, among, language) }]
      })
    }),
  )
}

const overlaps = (one: Figure['place'], other: Figure['place']) =>
  one !== undefined && other !== undefined && one.start < other.end && other.start < one.end

/**
 * Returns the ranges of rules that share exactly one end with a range. None if a rule has both of its ends, or if no
 * rule has either, because the text is then about something else.
 */
function halfSame(ranges: ReadonlySet<string>, value: string): Set<string> {
  if (ranges.has(value)) return new Set()
  const [from, to] = value.split('-')
  return new Set(
    [...ranges].filter((range) => {
      const [least, most] = range.split('-')
      return (least === from) !== (most === to)
    }),
  )
}

/** Returns true for figures about something else: a team of a hundred, or an age of two years. */
function isOther(kind: FigureKind, value: number): boolean {
  return (
    (kind === 'team' && value > TEAM_MOST) ||
    ((kind === 'days' || kind === 'weeks' || kind === 'instalments') && value < LENGTH_LEAST) ||
    (kind === 'ages' && (value < AGE_LEAST || value > AGE_MOST))
  )
}

type FieldText = { field: string; text: Bilingual; own?: FigureSets }

/** Lists all texts of an editor; a text of one rule is compared with that rule first. */
function textsOf(content: CallContent): FieldText[] {
  const { title, summary, explained, rules, template, instalments } = content
  return [
    { field: 'title', text: title },
    { field: 'summary', text: summary },
    ...explained.flatMap((part, at) =>
      [part.title, part.text].map((text) => ({ field: `explained.${at}`, text })),
    ),
    ...rules.map((rule) => ({ field: `rule.${rule.id}`, text: rule.text, own: figuresOfRules([rule]) })),
    ...template.boxes.flatMap((box) => {
      const about = rules.filter((rule) => rule.kind === 'length' && rule.box === box.id)
      const own = figuresOfRules(about)
      if (box.kind === 'text') own.characters.add(String(box.limit))
      return [box.title, box.hint].map((text) => ({ field: `box.${box.id}`, text, own }))
    }),
    ...instalments.map(({ after }, at) => ({ field: `instalments.${at}`, text: after })),
  ]
}

function nothing(): FigureSets {
  return Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, new Set<string>()])) as FigureSets
}

const inKm = (feninga: number) => String(feninga / 100)

function figuresOfCall(content: CallContent): FigureSets {
  const { rules, vote, fund, hourValue, dates, projectFrom, projectUntil, template } = content
  const figures = figuresOfRules(rules)
  figures.minutes.add(String(content.graceMinutes))
  const lengths = periodLengths(content)
  for (const kind of ['days', 'weeks'] as const)
    for (const count of lengths[kind]) figures[kind].add(String(count))
  if (vote) figures.votes.add(String(vote.minVotes))
  if (figures.amount.size > 0 || fund > 0) for (const sum of [fund, hourValue]) figures.amount.add(inKm(sum))
  const shares = content.instalments.map(({ percent }) => percent)
  const weights = content.review.criteria.map(({ weight }) => weight)
  for (const share of [...shares, ...weights]) figures.percent.add(String(share))
  if (shares.length > 0) {
    figures.instalments.add(String(shares.length))
    for (const parts of [shares, weights]) figures.split.add(parts.join('/'))
  }
  for (const box of template.boxes) if (box.kind === 'text') figures.characters.add(String(box.limit))
  for (const day of [projectFrom, projectUntil]) if (day !== null) figures.day.add(day)
  for (const moment of Object.values(dates)) {
    if (moment === null) continue
    const [day = '', time = ''] = toLocal(new Date(moment)).split('T')
    figures.day.add(day)
    figures.time.add(time)
  }
  return figures
}

function figuresOfRules(rules: readonly Rule[]): FigureSets {
  const figures = nothing()
  for (const rule of rules) addRule(figures, rule)
  return figures
}

function addRule(figures: FigureSets, rule: Rule): void {
  switch (rule.kind) {
    case 'team-size':
      for (const count of [rule.min, rule.max]) figures.team.add(String(count))
      figures.range.add(`${rule.min}-${rule.max}`)
      break
    case 'ages':
      for (const age of [rule.min, rule.max]) figures.ages.add(String(age))
      figures.range.add(`${rule.min}-${rule.max}`)
      figures.day.add(rule.on)
      break
    case 'amount':
      for (const sum of [rule.min, rule.max]) figures.amount.add(inKm(sum))
      figures.range.add(`${inKm(rule.min)}-${inKm(rule.max)}`)
      break
    case 'contribution':
      for (const share of [rule.min, rule.max]) if (share !== null) figures.percent.add(String(share))
      break
    case 'category':
      figures.percent.add(String(rule.max))
      break
    case 'length':
      for (const count of [rule.min, rule.max]) figures.characters.add(String(count))
      break
    case 'timeline':
      for (const day of [rule.from, rule.until]) figures.day.add(day)
      break
    default:
  }
}

const ALTERNATIVES_MOST = 4

function alternativesOf(kind: FigureKind, among: ReadonlySet<string>, language: Locale): string[] {
  if (kind === 'day' || kind === 'days' || kind === 'weeks' || among.size > ALTERNATIVES_MOST) return []
  // Beside the instalments, weights of criteria are taken too.
  const values = kind === 'split' ? [...among].slice(0, 1) : [...among]
  return values.map((value) => {
    if (kind === 'amount') return formatAmount(Number(value), language)
    if (kind === 'range') return value.replace('-', '–')
    return kind === 'percent' ? `${value}${language === 'bhs' ? '\u00a0' : ''}%` : value
  })
}
