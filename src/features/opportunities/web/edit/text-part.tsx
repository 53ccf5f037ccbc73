import { useFigures } from '#features/library/web/index.ts'
import { POSTING } from '#platform/contract/rich-text/profiles.ts'
import { BilingualTextFields } from '#platform/web/editing/bilingual-text-fields.tsx'
import { SUMMARY_MAX, TITLE_MAX } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { OlderNote } from './older-note.tsx'
import type { PartProps } from './part-props.ts'

/** Title, summary and text in both languages. */
export function TextPart({ content, errors, edit }: PartProps) {
  const t = useEditorText()
  const { parts, dialog } = useFigures()
  return (
    <div className="grid gap-6">
      {dialog}
      <BilingualTextFields
        texts={content}
        limits={{ title: TITLE_MAX, summary: SUMMARY_MAX }}
        words={{
          title: { label: t('fields.title'), help: t('fields.titleHelp') },
          summary: { label: t('fields.summary'), help: t('fields.summaryHelp') },
          body: {
            help: t('fields.bodyHelp'),
            label: (language) =>
              t('languages.both', { label: t('fields.body'), language: t(`languages.${language}`) }),
          },
          language: {
            label: t('languages.label'),
            names: { bhs: t('languages.bhs'), en: t('languages.en') },
          },
        }}
        errors={errors}
        edit={edit}
        profile={POSTING}
        parts={parts}
        older={(path) => <OlderNote path={path} />}
      />
    </div>
  )
}
