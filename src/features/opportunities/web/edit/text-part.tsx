import { lazy, Suspense, useState } from 'react'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { SUMMARY_MAX, TITLE_MAX } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { OlderNote } from './older-note.tsx'
import type { PartProps } from './part-props.ts'

const RichEditor = lazy(async () => ({
  default: (await import('#platform/web/rich-text/rich-editor.tsx')).RichEditor,
}))

/** Title, summary and text in both languages. */
export function TextPart({ content, errors, edit }: PartProps) {
  const t = useEditorText()
  const [language, setLanguage] = useState<Locale>('bhs')
  return (
    <div className="grid gap-6">
      <div>
        <BilingualField
          name="title"
          label={t('fields.title')}
          help={t('fields.titleHelp')}
          value={content.title}
          limit={TITLE_MAX}
          errors={errors}
          onChange={(title) => edit({ title })}
        />
        <OlderNote path="title" />
      </div>
      <div>
        <BilingualField
          name="summary"
          label={t('fields.summary')}
          help={t('fields.summaryHelp')}
          value={content.summary}
          limit={SUMMARY_MAX}
          rows={2}
          errors={errors}
          onChange={(summary) => edit({ summary })}
        />
        <OlderNote path="summary" />
      </div>
      <div>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{t('fields.bodyHelp')}</p>
          <Segmented<Locale>
            label={t('languages.label')}
            value={language}
            options={LOCALES.map((value) => ({ value, text: t(`languages.${value}`) }))}
            onChange={setLanguage}
          />
        </div>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <RichEditor
            key={language}
            name={`body.${language}`}
            label={t('languages.both', { label: t('fields.body'), language: t(`languages.${language}`) })}
            profile={ARTICLE}
            language={language}
            value={content.body[language]}
            error={within(errors, `body.${language}`)}
            onChange={(text) => edit({ body: { ...content.body, [language]: text } })}
          />
        </Suspense>
        <p className="mt-1.5 text-right text-xs text-ink-2">
          <Counter used={plainText(content.body[language]).length} limit={ARTICLE.lettersMax} />
        </p>
        <OlderNote path="body" />
      </div>
    </div>
  )
}

/** A refusal names the very part of a text that is wrong; the field is the whole text. */
function within(errors: PartProps['errors'], field: string): string | undefined {
  const wrong = Object.keys(errors).find((name) => name === field || name.startsWith(`${field}.`))
  return wrong === undefined ? undefined : errors[wrong]
}
