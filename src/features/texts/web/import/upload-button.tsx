import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { FileFault } from '../../contract/file/file-fault.ts'
import { useText } from '../use-text.ts'
import type { Preview } from './preview-file.ts'

type Props = {
  onPreview: (preview: Preview) => void
  /** Called with an error that stays until another file is chosen. */
  onRefused: (why: string | undefined) => void
}

/** Uploads a translator's file and shows its changes. */
export function UploadButton({ onPreview, onRefused }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct({
    // The error stands beside the list.
    isQuiet: () => true,
    onFailure: (error) =>
      onRefused(
        error instanceof FileFault
          ? t(`import.faults.${error.code}`, { what: error.what })
          : errorText(error, t('import.failed')),
      ),
  })
  async function take(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    onRefused(undefined)
    await act(
      async () => {
        const { readFile } = await import('./read-file.ts')
        const { previewFile } = await import('./preview-file.ts')
        const { texts, all, form } = await readFile(file)
        const name = file.name.slice(0, 200)
        const preview = await previewFile({ name, form, texts, same: all - texts.length })
        if (preview.texts.length === 0 && preview.unknown.length === 0) return t('import.nothing', { name })
        onPreview(preview)
        return ''
      },
      (notice) => notice,
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        name="texts"
        aria-label={t('import.choose')}
        accept=".csv,.xlsx,.json,.xlf,.xliff"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button
        small
        look="key"
        icon={<Upload />}
        busy={busy && t('import.reading')}
        onClick={() => input.current?.click()}
      >
        {t('import.choose')}
      </Button>
    </>
  )
}
