import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { getTeamTest } from '../../contract/results.endpoints.ts'
import { updateMembership, deleteTeam, deleteMembership, type Team } from '../../contract/teams.endpoints.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

/** The member's own decisions: to join, to share, to stop sharing, to leave. */
export function OwnPart({ id, own }: { id: string; own: Team['own'] }) {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useEndpoint(getTeamTest)
  const { busy, act } = useTeamTestAct()
  const [isEnding, setEnding] = useState(false)
  const hasResult = data ? data.results.length > 0 : true
  const member = (shares: boolean) =>
    void act(() => call(updateMembership, { params: { id }, body: { shares } }))
  async function go(change: typeof deleteMembership | typeof deleteTeam) {
    await navigate('/team-test')
    await act(() => call(change, { params: { id } }))
  }
  const toTest = !hasResult && (
    <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-2">
      {t('team.needsResult')}
      <ButtonLink small to="/team-test">
        {t('team.toTest')}
      </ButtonLink>
    </p>
  )
  if (own.invited)
    return (
      <Note tone="river">
        <h2 className="text-lg">{t('team.invited')}</h2>
        <p className="mt-1 text-ink-2">{t('team.shareHelp')}</p>
        {toTest}
        <div className="mt-3 flex flex-wrap gap-2">
          {hasResult && (
            <Button look="river" busy={busy && t('result.busy')} onClick={() => member(true)}>
              {t('team.joinSharing')}
            </Button>
          )}
          <Button onClick={() => member(false)}>{t('team.joinQuiet')}</Button>
          <Button look="quiet" onClick={() => void go(deleteMembership)}>
            {t('team.decline')}
          </Button>
        </div>
      </Note>
    )
  return (
    <div className="mb-6 grid gap-1 border-y border-line py-1 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8 print:hidden">
      <div>
        <Switch
          name="shares"
          label={t('team.share')}
          help={t('team.shareHelp')}
          checked={own.shares}
          disabled={!hasResult}
          onChange={({ target }) => member(target.checked)}
        />
        {toTest}
      </div>
      <div>
        <Button
          small
          look="quiet"
          className="-ml-3"
          onClick={() => (own.owner ? setEnding(true) : void go(deleteMembership))}
        >
          {t(own.owner ? 'team.end' : 'team.leave')}
        </Button>
      </div>
      <Dialog
        open={isEnding}
        onClose={() => setEnding(false)}
        title={t('team.endTitle')}
        closeLabel={t('team.close')}
        actions={
          <DialogFoot
            onCancel={() => setEnding(false)}
            act={t('team.end')}
            onAct={() => go(deleteTeam)}
            look="harm"
          />
        }
      >
        <p>{t('team.endText')}</p>
      </Dialog>
    </div>
  )
}
