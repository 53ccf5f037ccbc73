import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { BilingualTextFields, type TextTalk } from '#platform/web/editing/bilingual-text-fields.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Content, SUMMARY_MAX, TITLE_MAX } from '../../contract/content.ts'
import { type Topic, TOPICS } from '../../contract/topics.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { useArticleParts } from './article-parts.tsx'
import { CoverField } from './cover-field.tsx'
import { ExportFile } from './export/export-file.tsx'
import { ImportFile } from './import/import-file.tsx'
import { OlderNote } from './older-note.tsx'
import { SeriesField } from './series-field.tsx'
import { TagsField } from './tags-field.tsx'

type Props = {
  content: Content
  errors: Readonly<Record<string, string>>
  edit: (change: Partial<Content>) => void
  talk: TextTalk
}

/** Title, summary and text in both languages, and what it is about. */
export function WritingPart({ content, errors, edit, talk }: Props) {
  const t = useEditorText()
  const words = useText()
  const { parts, dialog } = useArticleParts()
  return (
    <div className="grid gap-6">
      {dialog}
      <CoverField cover={content.cover} errors={errors} onChange={(cover) => edit({ cover })} />
      <BilingualTextFields
        texts={content}
        limits={{ title: TITLE_MAX, summary: SUMMARY_MAX }}
        words={{
          title: { label: t('fields.title') },
          summary: { label: t('fields.summary'), help: t('fields.summaryHelp') },
          body: {
            label: (language) =>
              t('fields.both', { label: t('fields.body'), language: t(`languages.${language}`) }),
          },
          language: {
            label: t('languages.label'),
            names: { bhs: t('languages.bhs'), en: t('languages.en') },
          },
        }}
        errors={errors}
        edit={edit}
        profile={PUBLICATION}
        parts={parts}
        older={(path) => <OlderNote path={path} />}
        talk={talk}
      />
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
      <ImportFile content={content} edit={edit} />
      <ExportFile content={content} />
      <SeriesField series={content.series} onChange={(series) => edit({ series })} />
    </div>
  )
}
