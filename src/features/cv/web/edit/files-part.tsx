import { FileText } from 'lucide-react'
import { useState } from 'react'
import { ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Format, FORMATS } from '../../contract/cv.endpoints.ts'
import { saveCvFile } from '../save-file.ts'
import { useText } from '../use-text.ts'
import type { DraftCv } from './use-draft-cv.ts'

/** Offers the CV as files; a pending change is saved first. */
export function FilesPart({ editing }: { editing: DraftCv }) {
  const t = useText()
  const { busy, problem, act } = useAct({ failed: t('general'), inline: true })
  const [fileFormat, setFileFormat] = useState<Format>()

  async function download(format: Format) {
    if (!busy) setFileFormat(format)
    await act(
      async () => {
        if ((await editing.save()) !== 'saved') throw new ScreenProblem(t('files.unsaved'))
        return saveCvFile(editing.cv.id, format)
      },
      (name) => ({ title: t('files.ready'), description: name }),
    )
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
            busy={busy && fileFormat === format && t('files.busy')}
            onClick={() => void download(format)}
          >
            {t(`files.${format}`)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-2">{t('files.help')}</p>
      {problem && (
        <Note tone="harm" live>
          {problem}
        </Note>
      )}
    </>
  )
}
