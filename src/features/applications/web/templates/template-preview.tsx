import type { Bilingual } from '#platform/contract/bilingual.ts'
import { htmlLang, LOCALES } from '#platform/contract/locale.ts'
import { fillMessage } from '../../contract/placeholders.ts'
import { useTemplateText } from './use-template-text.ts'

/** Shows the message as an applicant would get it, with an example's name. */
export function TemplatePreview({ body, organisation }: { body: Bilingual; organisation: string }) {
  const t = useTemplateText()
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-3">
      {LOCALES.map((language) => {
        const text = body[language].trim()
        const values = {
          name: t('example.name'),
          opportunity: t(`example.opportunity.${language}`),
          organisation,
        }
        return (
          <section
            key={language}
            aria-label={t(`languages.${language}`)}
            className="rounded-md border border-line bg-sunken p-4"
          >
            <p className="text-xs font-ui text-ink-2">{t(`languages.${language}`)}</p>
            {text === '' ? (
              <p className="mt-1 text-sm text-ink-2">{t('form.noText')}</p>
            ) : (
              <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]" lang={htmlLang(language)}>
                {fillMessage(text, values)}
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
