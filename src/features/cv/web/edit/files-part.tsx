import { FileText } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Format, FORMATS } from '../../contract/cv.endpoints.ts'
import { saveCvFile } from '../save-file.ts'
import { useText } from '../use-text.ts'
import type { DraftCv } from './use-draft-cv.ts'

/** Offers the CV as files; a pending change is saved first. */
export function FilesPart({ editing }: { editing: DraftCv }) {
  const t = useText()
  const [busy, setBusy] = useState<Format>()
  const [failed, setFailed] = useState<string>()

  async function download(format: Format) {
    setBusy(format)
    setFailed(undefined)
    try {
      if ((await editing.save()) !== 'saved') return setFailed(t('files.unsaved'))
      const name = await saveCvFile(editing.cv.id, format)
      toast({ title: t('files.ready'), description: name })
    } catch (error) {
      setFailed(errorText(error, t('general')))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map((format) => (
          <Button
            key={format}
            small={format !== 'pdf'}
            look={format === 'pdf' ? 'key' : 'line'}
            icon={format === 'pdf' && <FileText />}
            busy={busy === format && t('files.busy')}
            onClick={() => void download(format)}
          >
            {t(`files.${format}`)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-2">{t('files.help')}</p>
      {failed && (
        <Note tone="harm" live>
          {failed}
        </Note>
      )}
    </>
  )
}
