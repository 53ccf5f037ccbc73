import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** The one dialog in which anything that somebody wrote is reported; it comes when it is opened. */
export const ReportDialog = lazyPart(async () => (await import('./report/report-dialog.tsx')).ReportDialog)
