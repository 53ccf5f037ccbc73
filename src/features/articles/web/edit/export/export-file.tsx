import { FileOutput } from 'lucide-react'
import { useParams } from 'react-router'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Content } from '../../../contract/content.ts'
import { exportArticleDocument } from '../../../contract/document.endpoints.ts'
import { exportWordpress } from '../../../contract/wordpress/wordpress.endpoints.ts'
import { articleSlug } from '../../../contract/slug.ts'
import { useEditorText } from '../../use-editor-text.ts'

const FORMATS = ['docx', 'md'] as const
type Format = (typeof FORMATS)[number]

/** Gives the text as a file that other programs read, and from which it can be brought back whole. */
export function ExportFile({ content: { title, body } }: { content: Content }) {
  const { id = '' } = useParams()
  const t = useEditorText()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const languages = LOCALES.filter((language) => !isBlankText(body[language]))
  async function take(language: Locale, format: Format) {
    const name = `${articleSlug({ bhs: title[language], en: '' })}.${format}`
    if (format === 'docx')
      return void (await saveFetched(fillPath(exportArticleDocument.path, { id, language }), name))
    const { toMarkdown } = await import('./to-markdown.ts')
    const text = toMarkdown({ title: title[language], body: body[language] })
    const content = new Blob([text], { type: 'text/markdown' })
    saveFile({ content, name })
  }
  const takeWhole = () => saveFetched(fillPath(exportWordpress.path, { id }), `${articleSlug(title)}.xml`)
  if (languages.length === 0) return null
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong">
        {t('export.title')}
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-ink-2">{t('export.help')}</p>
        {languages.map((language) => (
          <div key={language} role="group" aria-label={t(`export.from.${language}`)} className="grid gap-1">
            <p aria-hidden className="text-xs text-ink-3">
              {t(`export.from.${language}`)}
            </p>
            <div className="flex flex-wrap gap-2">
              {FORMATS.map((format) => (
                <Button
                  key={format}
                  small
                  disabled={busy}
                  icon={<FileOutput />}
                  onClick={() => void act(() => take(language, format))}
                >
                  {t(`export.formats.${format}`)}
                </Button>
              ))}
            </div>
          </div>
        ))}
        <p className="text-sm text-ink-2">{t('export.wordpressHelp')}</p>
        <Button
          small
          className="justify-self-start"
          disabled={busy}
          icon={<FileOutput />}
          onClick={() => void act(takeWhole)}
        >
          {t('export.formats.wordpress')}
        </Button>
      </div>
    </details>
  )
}
