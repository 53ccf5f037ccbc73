import { FileText } from 'lucide-react'
import { LOCALES } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FileSize } from '#platform/web/ui/blocks/file-size.tsx'
import type { LibraryDocument } from '../../contract/documents/documents.endpoints.ts'

/** Whether readers of both languages know what it is. */
export function isTitled({ title }: Pick<LibraryDocument, 'title'>): boolean {
  return LOCALES.every((language) => title[language].trim() !== '')
}

/** Returns what a file is called: its title, else its name on the device. */
export function useDocumentName() {
  const locale = useLocale()
  return ({ title, name }: Pick<LibraryDocument, 'title' | 'name'>) => readText(title, locale).text || name
}

/** What a file is called, of which sort and how large it is. */
export function DocumentName({
  document,
  more = [],
}: {
  document: LibraryDocument
  more?: readonly string[]
}) {
  const name = useDocumentName()(document)
  return (
    <>
      <FileText aria-hidden className="flex-none text-river-ink" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-strong [overflow-wrap:anywhere]">{name}</span>
        <span className="text-xs text-ink-2 [overflow-wrap:anywhere]">
          {document.ending.toUpperCase()} <FileSize bytes={document.size} />
          {more.map((fact) => `\u00a0· ${fact}`)}
        </span>
      </span>
    </>
  )
}
