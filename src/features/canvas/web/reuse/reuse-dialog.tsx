import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as Y from 'yjs'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type Canvas, getCanvas, getUpdates } from '../../contract/canvas.endpoints.ts'
import { type CanvasSession, fromBase64 } from '../sync/canvas-session.ts'
import { ReuseParts } from './reuse-parts.tsx'
import { useReuseText } from './use-reuse-text.ts'

type Older = { id: string; title: string; call: { title: { bhs: string; en: string } } }
type Props = { canvas: Canvas; session: CanvasSession; older: readonly Older[]; onClose: () => void }

/** Chooses an older application and the parts to copy. */
export function ReuseDialog({ canvas, session, older, onClose }: Props) {
  const t = useReuseText()
  const locale = useLocale()
  const [source, setSource] = useState(older[0]?.id ?? '')
  const query = useQuery({
    queryKey: [...endpointKey(getUpdates, { params: { id: source } }), 'whole'],
    queryFn: async () => {
      const params = { id: source }
      const [from, { update }] = await Promise.all([
        call(getCanvas, { params }),
        call(getUpdates, { params, query: { after: '0' } }),
      ])
      return { from, update }
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Select
        name="older"
        label={t('from')}
        value={source}
        options={older.map(({ id, title, call: { title: of } }) => ({
          value: id,
          text: `${title || t('untitled')} (${readText(of, locale).text})`,
        }))}
        onChange={(event) => setSource(event.target.value)}
      />
      <div className="mt-4">
        <QueryState query={query}>
          {({ from, update }) => (
            <SourceParts
              key={source}
              canvas={canvas}
              session={session}
              onClose={onClose}
              then={from}
              update={update}
            />
          )}
        </QueryState>
      </div>
    </Dialog>
  )
}

type SourceProps = Omit<Props, 'older'> & { then: Canvas; update: string | null }

function SourceParts({ update, ...props }: SourceProps) {
  const [older] = useState(() => {
    const doc = new Y.Doc()
    if (update !== null) Y.applyUpdate(doc, fromBase64(update))
    return doc
  })
  useEffect(() => () => older.destroy(), [older])
  return <ReuseParts {...props} older={older} />
}
