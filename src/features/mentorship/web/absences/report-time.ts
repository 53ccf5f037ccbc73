import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { REPORT_AFTER_MINUTES, REPORT_DAYS } from '../../contract/absences/absences.endpoints.ts'

/** Says whether the absence of somebody from a meeting that began then can be reported now. */
export function isReportTime(at: string): boolean {
  const since = Date.now() - Date.parse(at)
  return since >= REPORT_AFTER_MINUTES * MINUTE_MS && since <= REPORT_DAYS * DAY_MS
}
