import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { ConsentSettings } from '#features/consent/web/index.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { request } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { exportData } from '../../contract/data.endpoints.ts'
import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { useText } from '../use-text.ts'
import { saveFile } from '#platform/web/api/save-file.ts'

export function DataSection(section: SectionProps) {
  const t = useText()
  return (
    <Section {...section} text={t('data.text')}>
      <ExportRow />
      <ConsentSettings className="border-t border-line pt-5" />
      <p className="border-t border-line pt-3 text-sm">
        <Link to="/privacy" className="link inline-flex min-h-target items-center">
          {t('data.policy')}
        </Link>
      </p>
    </Section>
  )
}

function ExportRow() {
  const t = useText()
  const { busy, problem, act } = useAct({ failed: t('data.exportFailed'), inline: true })
  async function download() {
    await act(async () => {
      const answer = await request(exportData.path, { method: exportData.method })
      saveFile({ content: await answer.blob(), name: t('data.file') })
      toast({ title: t('data.exported'), description: t('data.file') })
    })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 text-sm">{t('data.exportText')}</p>
        <Button small icon={<Download />} busy={busy && t('data.exporting')} onClick={() => void download()}>
          {t('data.export')}
        </Button>
      </div>
      <FormProblem text={problem} />
    </div>
  )
}
