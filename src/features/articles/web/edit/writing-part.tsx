import { lazy, Suspense, useState } from 'react'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Content, SUMMARY_MAX, TITLE_MAX } from '../../contract/content.ts'
import { type Topic, TOPICS } from '../../contract/topics.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { OlderNote } from './older-note.tsx'
import { TagsField } from './tags-field.tsx'

const RichEditor = lazy(async () => ({
  default: (await import('#platform/web/rich-text/rich-editor.tsx')).RichEditor,
}))

type Props = {
  content: Content
  errors: Readonly<Record<string, string>>
  edit: (change: Partial<Content>) => void
}

/** Title, summary and text in both languages, and what it is about. */
export function WritingPart({ content, errors, edit }: Props) {
  const t = useEditorText()
  const words = useText()
  const [language, setLanguage] = useState<Locale>(
    content.title.bhs === '' && content.title.en !== '' ? 'en' : 'bhs',
  )
  return (
    <div className="grid gap-6">
      <div>
        <BilingualField
          name="title"
          label={t('fields.title')}
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
          rows={3}
          errors={errors}
          onChange={(summary) => edit({ summary })}
        />
        <OlderNote path="summary" />
      </div>
      <div>
        <div className="mb-3 flex justify-end">
          <Segmented<Locale>
            label={t('languages.label')}
            value={language}
            options={LOCALES.map((value) => ({ value, text: t(`languages.${value}`) }))}
            onChange={setLanguage}
          />
        </div>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RichEditor
            key={language}
            name={`body.${language}`}
            label={t('fields.both', { label: t('fields.body'), language: t(`languages.${language}`) })}
            profile={ARTICLE}
            language={language}
            value={content.body[language]}
            error={errors[`body.${language}`]}
            onChange={(text) => edit({ body: { ...content.body, [language]: text } })}
          />
        </Suspense>
        <p className="mt-1.5 text-right text-xs text-ink-2">
          <Counter used={plainText(content.body[language]).length} limit={ARTICLE.lettersMax} />
        </p>
        <OlderNote path="body" />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          name="topic"
          label={t('fields.topic')}
          value={content.topic}
          options={TOPICS.map((topic) => ({ value: topic, text: words(`topics.${topic}`) }))}
          onChange={(event) => edit({ topic: event.target.value as Topic })}
        />
        <TagsField tags={content.tags} onChange={(tags) => edit({ tags })} />
      </div>
    </div>
  )
}
