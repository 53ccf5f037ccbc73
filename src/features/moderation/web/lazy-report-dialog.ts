import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** The one dialog for reporting any text; loaded when it opens. */
export const ReportDialog = lazyPart(async () => (await import('./report/report-dialog.tsx')).ReportDialog)
