import { FileUp, TriangleAlert } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { ACCEPT } from '../contract/cv-import.endpoints.ts'
import type { Proposal } from '../contract/proposal.ts'
import { More } from './more.tsx'
import { useText } from './use-text.ts'
import { useUpload } from './use-upload.ts'

/** Lets people choose a file; once a CV is read, it becomes one button. */
export function UploadCard({
  isSmall = false,
  onRead,
}: {
  isSmall?: boolean
  onRead: (proposal: Proposal) => void
}) {
  const t = useText()
  const { busy, problem, isUnreadable, send } = useUpload(onRead)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void send(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void send(file)
  }
  function over(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }
  const chooser = (
    <>
      <input
        ref={input}
        type="file"
        name="cv"
        accept={ACCEPT}
        aria-label={t('upload.label')}
        hidden
        onChange={take}
      />
      <Button
        look={isSmall ? 'line' : 'key'}
        small={isSmall}
        icon={<FileUp />}
        busy={busy && t('upload.busy')}
        aria-describedby={help}
        onClick={() => input.current?.click()}
      >
        {t(isSmall ? 'upload.again' : 'upload.choose')}
      </Button>
      {problem && (
        <Note tone="harm" icon={<TriangleAlert />} live className="mt-4">
          <p>{problem}</p>
          {isUnreadable && (
            <ButtonLink small className="mt-2" to="/profile">
              {t('upload.type')}
            </ButtonLink>
          )}
        </Note>
      )}
    </>
  )
  if (isSmall) return <div>{chooser}</div>
  return (
    <section
      aria-label={t('upload.label')}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-6 rounded-surface border p-5 sm:p-7 ${isOver ? 'border-river bg-river-tint' : 'border-line bg-surface'}`}
    >
      {chooser}
      <p className="mt-3 hidden text-sm text-ink-2 lg:block">{t('upload.drop')}</p>
      <p id={help} className="mt-4 max-w-measure text-sm text-ink-2">
        {t('upload.help')}
      </p>
      <More title={t('upload.linkedin')} className="mt-4">
        <p className="max-w-measure text-ink-2">{t('upload.linkedinText')}</p>
      </More>
    </section>
  )
}
