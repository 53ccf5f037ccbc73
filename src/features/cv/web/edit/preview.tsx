import type { Cv } from '../../contract/cv.endpoints.ts'
import { CvSheet } from '../sheet/cv-sheet.tsx'
import { useText } from '../use-text.ts'

/** Shows the CV as last saved. */
export function Preview({ cv }: { cv: Cv }) {
  const t = useText()
  return (
    <section aria-labelledby="cv-preview" className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
      <h2 id="cv-preview" className="sr-only">
        {t('edit.preview')}
      </h2>
      <div
        role="group"
        aria-labelledby="cv-preview"
        // Focusable, so that people without a pointer can scroll it with keys.
        tabIndex={0}
        className="overflow-hidden border border-line shadow-lift lg:max-h-[calc(100dvh-var(--bar)-5rem)] lg:overflow-y-auto"
      >
        <CvSheet document={cv.document} />
      </div>
      <p className="mt-2 text-xs text-ink-2">{t('edit.previewNote')}</p>
    </section>
  )
}
