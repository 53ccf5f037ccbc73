import { COLUMNS } from '../contract/reports.ts'
import { reports } from '../contract/reports.ts'
import type { Cell, ReportRow, ReportView } from '../contract/statistics.endpoints.ts'
import { greatestFirst } from './greatest-first.ts'
import { useFigure } from './use-figure.ts'
import { useText } from './use-text.ts'

type Summary = { finding: string; note: string }

/** What a report says in one sentence, worked out of its rows, and how much it is made of. */
export function useFinding(view: ReportView): Summary {
  const t = useText()
  const figure = useFigure()
  const { rows, total } = view
  const at = (row: ReportRow | null | undefined, column: keyof typeof COLUMNS): Cell =>
    row?.cells[reports[view.id].columns.indexOf(column)] ?? null
  const write = (row: ReportRow | null | undefined, column: keyof typeof COLUMNS) =>
    figure(at(row, column), column)
  const nothing: Summary = { finding: t(view.until === null ? 'waiting' : 'nothing'), note: '' }

  switch (view.id) {
    case 'funnel': {
      const [account, , application, reply] = rows
      if (!account) return nothing
      if (typeof at(application, 'ofAccounts') !== 'number' || typeof at(reply, 'ofAccounts') !== 'number')
        return { finding: t('tooFew'), note: t('notes.funnel', { n: write(account, 'people') }) }
      return {
        finding: t('findings.funnel', {
          applied: write(application, 'ofAccounts'),
          answered: write(reply, 'ofAccounts'),
        }),
        note: t('notes.funnel', { n: write(account, 'people') }),
      }
    }
    case 'searches': {
      if (!total) return nothing
      const note = t('notes.searches', { n: write(total, 'searches') })
      const [first] = rows
      return first
        ? { finding: t('findings.searches', { term: first.label }), note }
        : { finding: t('tooFew'), note }
    }
    case 'mail': {
      if (!total) return nothing
      return {
        finding: t('findings.mail', { share: write(total, 'acceptedShare') }),
        note: t('notes.mail', { accepted: write(total, 'accepted'), failed: write(total, 'failed') }),
      }
    }
    case 'applications': {
      if (!total || at(total, 'sent') === 0) return nothing
      if (at(total, 'sent') === 'few') return { finding: t('tooFew'), note: '' }
      return {
        finding: t('findings.applications', { share: write(total, 'answeredShare') }),
        note: t('notes.applications', {
          sent: write(total, 'sent'),
          answered: write(total, 'answered'),
          people: write(total, 'applicants'),
        }),
      }
    }
    case 'grants': {
      const [first] = rows
      if (!first || !total) return nothing
      return {
        finding: t('findings.grants', { place: first.label, sum: write(first, 'granted') }),
        note: t('notes.grants', {
          n: Number(at(total, 'projects')),
          sum: write(total, 'granted'),
          places: rows.length,
        }),
      }
    }
    case 'skills': {
      const comparable = rows.filter((row) => typeof at(row, 'gap') === 'number')
      if (rows.length === 0) return nothing
      if (comparable.length === 0) return { finding: t('tooFew'), note: '' }
      const sorted = comparable.toSorted((one, other) => Number(at(other, 'gap')) - Number(at(one, 'gap')))
      const [most, least] = [sorted[0], sorted.at(-1)]
      const surplus = least && Number(at(least, 'gap')) < 0 ? least.label : ''
      return {
        finding: t('findings.skills', {
          lack: most?.label ?? '',
          surplus,
          has: surplus === '' ? 'no' : 'yes',
        }),
        note: t('notes.skills', { offers: write(total, 'wanted'), members: write(total, 'known') }),
      }
    }
    case 'cohorts': {
      const row = rows.find((one) => typeof at(one, 'month1') === 'number')
      if (!row) return rows.length === 0 ? nothing : { finding: t('notYet'), note: t('notes.cohorts') }
      return {
        finding: t('findings.cohorts', { month: row.label, share: write(row, 'month1') }),
        note: t('notes.cohorts'),
      }
    }
    case 'speed': {
      if (!total) return nothing
      const note = t('notes.speed', { n: write(total, 'visits') })
      const [slow] = greatestFirst(view, 'lcp')
      return slow
        ? { finding: t('findings.speed', { page: slow.label, time: write(slow, 'lcp') }), note }
        : { finding: t('tooFew'), note }
    }
    case 'retention': {
      const row = rows.findLast((one) => typeof at(one, 'returned') === 'number')
      if (!row) return rows.length === 0 ? nothing : { finding: t('tooFew'), note: '' }
      return {
        finding: t('findings.retention', { n: Number(row.key), share: write(row, 'returned') }),
        note: t('notes.retention', { members: write(rows[0], 'members') }),
      }
    }
  }
}
