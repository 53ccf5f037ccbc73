import { ArrowLeft } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { restore } from '../../contract/versions/restore.ts'
import {
  getVersion,
  createVersion,
  listVersions,
  type WholeVersion,
} from '../../contract/versions/versions.endpoints.ts'
import { fromBase64 } from '../sync/canvas-session.ts'
import { showUndoToast } from '../steps/show-undo-toast.tsx'
import { useText } from '../use-text.ts'
import { Changes } from './changes.tsx'
import { useVersionWords } from './use-version-words.ts'
import type { VersionsProps } from './versions.tsx'

type Props = VersionsProps & { version: string; onBack: () => void; onDone: () => void }

/** Shows a version with its differences from now, and a button to restore it. */
export function VersionView({ version, onBack, onDone, ...props }: Props) {
  const t = useText()
  const { nameOf, madeBy } = useVersionWords()
  useBackStep(true, onBack)
  const query = useEndpoint(getVersion, { params: { id: props.canvas.id, version } })
  return (
    <div className="grid gap-4">
      <Button look="quiet" icon={<ArrowLeft />} className="justify-self-start" onClick={onBack}>
        {t('versions.back')}
      </Button>
      <QueryState query={query}>
        {(whole) => (
          <>
            <div>
              <h3 className="text-md [overflow-wrap:anywhere]">{nameOf(whole)}</h3>
              <p className="text-sm text-ink-2">{madeBy(whole)}</p>
            </div>
            <Changes canvas={props.canvas} then={whole.content} now={props.content} />
            {props.session && (
              <Restoring {...props} session={props.session} version={whole} onDone={onDone} />
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

type RestoringProps = {
  canvas: Props['canvas']
  session: NonNullable<Props['session']>
  version: WholeVersion
  onDone: () => void
}

function Restoring({ canvas, session, version, onDone }: RestoringProps) {
  const t = useText()
  const { id } = canvas
  const { busy, act } = useAct({ refresh: [listVersions.path], failed: t('general') })
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm text-ink-2">{t('versions.restoreHelp')}</p>
      <Button
        look="river"
        busy={busy && t('versions.restoring')}
        onClick={() =>
          void act(async () => {
            await session.settle()
            await call(createVersion, { params: { id }, body: { name: null } })
            const { template } = canvas.call.content
            const takeBack = restore(session.doc, { state: fromBase64(version.state), template })
            showUndoToast({ title: t('versions.restored'), action: t('versions.takeBack'), takeBack })
            onDone()
          })
        }
      >
        {t('versions.restore')}
      </Button>
    </div>
  )
}
