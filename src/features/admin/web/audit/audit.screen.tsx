import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Suspense } from 'react'
import { auditTitle } from '../../contract/titles.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { AuditLog } from './audit-log.tsx'
import { useAuditText } from './use-audit-text.ts'

export const handle: PageHandle = { title: auditTitle, chrome: 'noFooter', protected: true }

export default function AuditScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Log />
    </Suspense>
  )
}

function Log() {
  const t = useAuditText()
  return (
    <ConsoleFrame title={t('title')} scope="global">
      <AuditLog />
    </ConsoleFrame>
  )
}
