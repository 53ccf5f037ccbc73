import { useState } from 'react'
import { DOCUMENT_TYPES, endingOf } from '#platform/contract/document-types.ts'
import { isHeicFile } from '#platform/contract/picture-uploads.ts'
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts'
import { FILE_LIMIT, FILES_MAX, NAME_MAX, PICTURE_TYPES } from '../../contract/files.ts'
import { useText } from '../use-text.ts'

/** A picture, document or voice message on this device, to be sent with a message. */
export type DraftFile = {
  id: string
  kind: 'picture' | 'file' | 'voice'
  name: string
  alt: string
  /** Media type declared to the server, which checks the bytes itself. */
  type: string
  bytes: Blob
  /** Of a voice message. */
  milliseconds?: number
  waveform?: string
}

export type DraftFiles = ReturnType<typeof useDraftFiles>

/** Returns the files that were chosen, pasted or dropped for the next message. */
export function useDraftFiles() {
  const t = useText()
  const [files, setFiles] = useState<readonly DraftFile[]>([])
  const [problem, setProblem] = useState<string>()

  async function add(additions: Iterable<File>): Promise<void> {
    setProblem(undefined)
    const prepared: DraftFile[] = []
    for (const file of additions) {
      const draft = await prepare(file)
      if (!draft) setProblem(t('files.wrong', { name: file.name }))
      else if (draft.bytes.size > FILE_LIMIT) setProblem(t('files.tooLarge', { name: file.name }))
      else prepared.push(draft)
    }
    setFiles((now) => {
      const all = [...now, ...prepared]
      if (all.length > FILES_MAX) setProblem(t('files.tooMany', { most: String(FILES_MAX) }))
      return all.slice(0, FILES_MAX)
    })
  }
  return {
    files,
    problem,
    add,
    describe: (id: string, alt: string) =>
      setFiles((now) => now.map((file) => (file.id === id ? { ...file, alt } : file))),
    remove: (id: string) => {
      setProblem(undefined)
      setFiles((now) => now.filter((file) => file.id !== id))
    },
    /** Puts files that could not be sent back, before those chosen since. */
    giveBack: (back: readonly DraftFile[]) => setFiles((now) => [...back, ...now].slice(0, FILES_MAX)),
    clear: () => {
      setProblem(undefined)
      setFiles([])
    },
  }
}

async function prepare(file: File): Promise<DraftFile | undefined> {
  const common = { id: crypto.randomUUID(), name: file.name.slice(-NAME_MAX), alt: '' }
  if (PICTURE_TYPES.some((type) => type === file.type) || isHeicFile(file)) {
    const bytes = await shrinkPicture(file)
    return { ...common, kind: 'picture', type: bytes.type || 'application/octet-stream', bytes }
  }
  const ending = endingOf(file.name)
  return ending && { ...common, kind: 'file', type: DOCUMENT_TYPES[ending], bytes: file }
}
