import { EARLIEST_DAY } from '../../contract/projects.endpoints.ts'
import { useTeamText } from '../use-team-text.ts'

/** Returns the error in the date of something that was done, given or spent. */
export function useDayProblem(): (day: string, today: string) => string | undefined {
  const t = useTeamText()
  return (day, today) => {
    if (day === '') return t('entry.dayMissing')
    if (day > today) return t('entry.dayAhead')
    return day < EARLIEST_DAY ? t('entry.dayLongAgo') : undefined
  }
}
