import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Content, SERIES_MAX } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'

const PARTS = Array.from({ length: 20 }, (_, at) => at + 1)

type Props = { series: Content['series']; onChange: (series: NonNullable<Content['series']> | null) => void }

/** Whether it is a part of a series, and which. */
export function SeriesField({ series, onChange }: Props) {
  const t = useEditorText()
  return (
    <div className="grid gap-4">
      <Checkbox
        name="in-series"
        label={t('series.isPart')}
        checked={Boolean(series)}
        onChange={(event) => onChange(event.target.checked ? { title: { bhs: '', en: '' }, part: 1 } : null)}
      />
      {series && (
        <>
          <BilingualField
            name="series"
            label={t('series.title')}
            help={t('series.titleHelp')}
            value={series.title}
            limit={SERIES_MAX}
            onChange={(title) => onChange({ ...series, title })}
          />
          <Select
            name="series-part"
            label={t('series.part')}
            value={String(series.part)}
            options={[...new Set([...PARTS, series.part])].map((part) => ({
              value: String(part),
              text: String(part),
            }))}
            onChange={(event) => onChange({ ...series, part: Number(event.target.value) })}
          />
        </>
      )}
    </div>
  )
}
