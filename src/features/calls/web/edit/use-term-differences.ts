import type { CallContent } from '../../contract/call.ts'
import type { FROZEN } from '../../contract/frozen-changes.ts'
import { DATE_ORDER } from '../../contract/planned-dates.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useCallWords } from '../use-call-words.ts'

type Versions = { before: CallContent; after: CallContent }
/** A term as people count on it, and as it would be; empty text where one side lacks it. */
export type TermDifference = { name: string; before: string; after: string }

/** Lists the changing terms, old and new, for the person who signs. */
export function useTermDifferences(): (
  versions: Versions,
  what: readonly (typeof FROZEN)[number][],
) => TermDifference[] {
  const t = useCallEditorText()
  const { say, km, day, date, time } = useCallWords()
  const moment = (at: string | null) => (at === null ? '' : `${date(at)} ${time(at)}`)
  const one = ({ before, after }: Versions, name: string, of: (content: CallContent) => string) => [
    { name, before: of(before), after: of(after) },
  ]
  /** Rules and boxes are matched by id; a new or deleted one has no other side. */
  const listed = <Item extends { id: string }>(
    { before, after }: Versions,
    {
      of,
      say: text,
      name,
    }: { of: (content: CallContent) => readonly Item[]; say: (item: Item) => string; name: string },
  ) => {
    const ids = [...new Set([...of(before), ...of(after)].map(({ id }) => id))]
    return ids.flatMap((id) => {
      const [old, next] = [before, after].map((content) => of(content).find((item) => item.id === id))
      return JSON.stringify(old) === JSON.stringify(next)
        ? []
        : [{ name, before: old ? text(old) : '', after: next ? text(next) : '' }]
    })
  }
  const differencesOf = (versions: Versions, what: (typeof FROZEN)[number]): TermDifference[] => {
    switch (what) {
      case 'opensAt':
      case 'deadline':
        return one(versions, t(`dates.${what}`), ({ dates }) => moment(dates[what]))
      case 'laterDates':
        return DATE_ORDER.slice(2).flatMap((name) =>
          one(versions, t(`dates.${name}`), ({ dates }) => moment(dates[name])),
        )
      case 'project':
        return (['projectFrom', 'projectUntil'] as const).flatMap((name) =>
          one(versions, t(`dates.${name}`), (content) => (content[name] === null ? '' : day(content[name]))),
        )
      case 'fund':
      case 'hourValue':
        return one(versions, t(`dates.${what}`), (content) => km(content[what]))
      case 'grace':
        return one(versions, t('dates.grace'), ({ graceMinutes }) => String(graceMinutes))
      case 'vote':
        return one(versions, t('judging.minVotes'), ({ vote }) => (vote ? String(vote.minVotes) : ''))
      case 'blind':
        return one(versions, t('judging.blind'), ({ review }) => t(review.blind ? 'terms.yes' : 'terms.no'))
      case 'criteria':
        return one(versions, t('judging.criteria'), ({ review }) =>
          review.criteria.map(({ title, weight }) => `${say(title)} ${weight}\u00a0%`).join(', '),
        )
      case 'instalments':
        return one(versions, t('dates.instalments'), ({ instalments }) =>
          instalments.map(({ percent }) => `${percent}\u00a0%`).join(' + '),
        )
      case 'rule':
        return listed(versions, {
          of: ({ rules }) => rules,
          say: ({ text }) => say(text),
          name: t('terms.rule'),
        })
      case 'box':
        return listed(versions, {
          of: ({ template }) => template.boxes,
          say: (box) =>
            box.kind === 'text'
              ? `${say(box.title)} (${t('canvas.upTo', { count: box.limit })})`
              : say(box.title),
          name: t('canvas.name'),
        })
      case 'everything':
        return []
    }
  }
  return (versions, what) =>
    [...new Set(what)]
      .flatMap((each) => differencesOf(versions, each))
      .filter(({ before, after }) => before !== after)
}
