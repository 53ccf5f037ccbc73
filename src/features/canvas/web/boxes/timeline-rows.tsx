import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'
import type { BodyProps } from './box-body.tsx'
import { CellInput } from './cell-input.tsx'
import { Rows } from './rows.tsx'
import { rowActions } from './use-rows.ts'

/** Edits the team's activities with their days, within those of the call. */
export function TimelineRows({ canvas, session, judged: { content } }: BodyProps) {
  const t = useText()
  const { add, set, remove } = rowActions(session, 'timeline')
  const { projectFrom, projectUntil } = canvas.call.content
  const days = { ...(projectFrom && { min: projectFrom }), ...(projectUntil && { max: projectUntil }) }
  return (
    <Rows
      rows={content.timeline}
      nameOf={({ what }) => what}
      look="lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      onAdd={() => add({ what: '', from: null, until: null })}
      onRemove={remove}
      draw={({ id, what, from, until }) => (
        <>
          <CellInput
            name={`what-${id}`}
            label={t('timeline.what')}
            limit={200}
            value={what}
            onWrite={(next) => set(id, { what: next })}
          />
          <TextInput
            type="date"
            name={`from-${id}`}
            label={t('timeline.from')}
            {...days}
            value={from ?? ''}
            onChange={(event) => set(id, { from: event.target.value || null })}
          />
          <TextInput
            type="date"
            name={`until-${id}`}
            label={t('timeline.until')}
            {...days}
            value={until ?? ''}
            error={from !== null && until !== null && until < from && t('timeline.turned')}
            onChange={(event) => set(id, { until: event.target.value || null })}
          />
        </>
      )}
    />
  )
}
