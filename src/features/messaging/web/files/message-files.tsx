import { Download, FileText } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { saveFile } from '#platform/web/api/save-file.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { MessageFile } from '../../contract/files.ts'
import { useText } from '../use-text.ts'
import { FileSize } from '#platform/web/ui/blocks/file-size.tsx'
import { loadFile } from './load-file.ts'
import { useObjectAddress } from '#platform/web/api/use-object-address.ts'

const VoicePlayer = lazyPart(async () => (await import('../voice/voice-player.tsx')).VoicePlayer)
const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog)

const BOX = 272

/** The files of a message: a picture opens large, a document downloads, a voice message plays. */
export function MessageFiles({
  conversation,
  files,
}: {
  conversation: string
  files: readonly MessageFile[]
}) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5 not-last:mb-1.5">
      {files.map((file) =>
        file.kind === 'picture' ? (
          <Picture key={file.id} conversation={conversation} file={file} />
        ) : file.kind === 'voice' ? (
          <Voice key={file.id} conversation={conversation} file={file} />
        ) : (
          <Document key={file.id} conversation={conversation} file={file} />
        ),
      )}
    </div>
  )
}

type Props = { conversation: string; file: MessageFile }

function Voice({ conversation, file: { id, milliseconds, waveform } }: Props) {
  return (
    <Suspense fallback={<span className="block h-9 w-56" />}>
      <VoicePlayer
        load={() => loadFile({ conversation, file: id })}
        milliseconds={milliseconds}
        waveform={waveform}
      />
    </Suspense>
  )
}

/** `square` is one of many in a gallery. */
export function Picture({ conversation, file, square = false }: Props & { square?: boolean }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const address = useObjectAddress(useFile(conversation, file.id, 'small'))
  const scale = Math.min(1, BOX / Math.max(file.width, file.height, 1))
  return (
    <>
      <button
        type="button"
        aria-label={t('files.open', { name: file.alt || t('files.picture') })}
        onClick={() => setOpen(true)}
        className={classNames('target max-w-full overflow-hidden rounded-control', square && 'block w-full')}
      >
        <img
          src={address ?? file.placeholder}
          alt={file.alt}
          width={Math.max(44, Math.round(file.width * scale))}
          height={Math.max(44, Math.round(file.height * scale))}
          className={classNames('object-cover', square ? 'aspect-square size-full' : 'h-auto max-w-full')}
        />
      </button>
      {isOpen && (
        <Suspense>
          <PictureDialog conversation={conversation} file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function Document({ conversation, file }: Props) {
  const t = useText()
  const { id, name, size } = file
  const save = () =>
    void loadFile({ conversation, file: id }).then(
      (content) => saveFile({ content, name }),
      () => toast({ title: t('files.failed'), variant: 'destructive' }),
    )
  return (
    <button
      type="button"
      onClick={save}
      className="flex min-h-target max-w-full items-center gap-3 rounded-control border border-current/25 px-3 py-1.5 text-left leading-ui"
    >
      <FileText aria-hidden className="flex-none" />
      <span className="grid min-w-0">
        <span className="text-sm [overflow-wrap:anywhere]">
          <span className="sr-only">{t('files.saveNamed')} </span>
          {name}
        </span>
        <FileSize bytes={size} />
      </span>
      <Download size={18} aria-hidden className="flex-none" />
    </button>
  )
}

/** Returns the bytes of a picture once loaded; offline its blurred placeholder is shown. */
export function useFile(conversation: string, file: string, size: 'small' | 'large'): Blob | undefined {
  const [bytes, setBytes] = useState<Blob>()
  useEffect(() => {
    let isShown = true
    const load = () =>
      void loadFile({ conversation, file }, size).then(
        (loaded) => isShown && setBytes(loaded),
        () => undefined,
      )
    load()
    addEventListener('online', load)
    return () => {
      isShown = false
      removeEventListener('online', load)
    }
  }, [conversation, file, size])
  return bytes
}
