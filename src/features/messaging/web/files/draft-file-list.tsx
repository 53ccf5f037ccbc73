import { FileText, X } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { ALT_MAX } from '../../contract/files.ts'
import { useText } from '../use-text.ts'
import { FileSize } from '#platform/web/ui/blocks/file-size.tsx'
import type { DraftFile, DraftFiles } from './use-draft-files.ts'
import { useObjectAddress } from '#platform/web/api/use-object-address.ts'

/** The files of the message being written, above its field. */
export function DraftFileList({ chosen }: { chosen: DraftFiles }) {
  const t = useText()
  return (
    <>
      {chosen.files.length > 0 && (
        <ul aria-label={t('files.chosen')} className="grid max-h-48 gap-2 overflow-y-auto px-2 pb-2">
          {chosen.files.map((file) => (
            <DraftFileRow key={file.id} file={file} chosen={chosen} />
          ))}
        </ul>
      )}
      <p role="status" className="px-2 text-sm text-harm-ink not-empty:pb-2">
        {chosen.problem}
      </p>
    </>
  )
}

function DraftFileRow({ file, chosen }: { file: DraftFile; chosen: DraftFiles }) {
  const t = useText()
  const { id, name, kind, alt } = file
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-paper py-1 pr-1 pl-2">
      {kind === 'picture' ? (
        <Thumbnail bytes={file.bytes} />
      ) : (
        <FileText aria-hidden className="text-ink-2" />
      )}
      <span className="grid min-w-0 flex-1 text-sm leading-ui">
        {kind === 'picture' ? (
          <input
            value={alt}
            name={`alt-${id}`}
            maxLength={ALT_MAX}
            aria-label={`${t('files.alt')} (${name})`}
            placeholder={t('files.alt')}
            title={t('files.altHelp')}
            onChange={(event) => chosen.describe(id, event.currentTarget.value)}
            className="min-h-target w-full border-b border-edge bg-transparent text-ink placeholder:text-ink-2"
          />
        ) : (
          <>
            <span className="truncate">{name}</span>
            <FileSize bytes={file.bytes.size} />
          </>
        )}
      </span>
      <IconButton icon={<X />} label={t('files.remove', { name })} onClick={() => chosen.remove(id)} />
    </li>
  )
}

/** A picture that is only on this device so far. */
export function Thumbnail({ bytes, alt = '' }: { bytes: Blob; alt?: string }) {
  const address = useObjectAddress(bytes)
  return (
    <img
      src={address}
      alt={alt}
      width={56}
      height={56}
      className="size-14 flex-none rounded-control object-cover"
    />
  )
}
