import { useState } from 'react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getAssignments } from '../../contract/assigning.endpoints.ts'
import { getMinutes } from '../../contract/minutes.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

/** Attendance is the only fact about the meeting that the product does not know. */
export function MinutesDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText()
  const { busy, act } = useReviewAct()
  const query = useEndpoint(getAssignments, { params: { slug } })
  const [absent, setAbsent] = useState<readonly string[]>([])
  const [isTried, setTried] = useState(false)
  const present = (query.data?.reviewers ?? []).filter(({ id }) => !absent.includes(id))
  async function take() {
    setTried(true)
    if (present.length === 0) return
    const done = await act(async () => {
      const ids = present.map(({ id }) => id).join(',')
      const path = `${fillPath(getMinutes.path, { slug })}?present=${ids}`
      const answer = await request(path, { method: 'GET' })
      saveFile({ content: await answer.blob(), name: `${t('minutes.file')}-${slug}.pdf` })
    }, t('minutes.taken'))
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('minutes.title')}
      closeLabel={t('conflict.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('minutes.take')}
          onAct={take}
          busy={busy && t('minutes.taking')}
        />
      }
    >
      <p className="mb-4 text-sm text-ink-2">{t('minutes.text')}</p>
      <QueryState query={query}>
        {({ reviewers }) => (
          <ChoiceGroup
            legend={t('minutes.present')}
            error={isTried && present.length === 0 && t('minutes.nobody')}
          >
            {reviewers.map(({ id, name }) => (
              <Checkbox
                key={id}
                name={`present-${id}`}
                label={name}
                checked={!absent.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  setAbsent((now) => (checked ? now.filter((one) => one !== id) : [...now, id]))
                }
              />
            ))}
          </ChoiceGroup>
        )}
      </QueryState>
    </Dialog>
  )
}
