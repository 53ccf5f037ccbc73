import { BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type PushState, pushState, turnPushOff, turnPushOn } from './browser-push.ts'
import { usePreferenceText } from './use-preference-text.ts'

/** Pushes to this browser; the press of the button asks for permission, never earlier. */
export function PushPart() {
  const t = usePreferenceText()
  const [state, setState] = useState<PushState>()
  const { busy, act } = useAct({ failed: t('device.failed') })
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  async function turn(how: () => Promise<PushState>) {
    await act(async () => {
      setState(await how())
    })
  }
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4 text-sm">
      <h3 className="text-md">{t('device.title')}</h3>
      <p className="text-ink-2">{t('device.text')}</p>
      {(state === 'blocked' || state === 'unsupported') && (
        <Note tone="sun" icon={<BellOff aria-hidden />}>
          {t(`device.${state}`)}
        </Note>
      )}
      {state === 'off' && (
        <Button busy={busy && t('device.busy')} onClick={() => void turn(turnPushOn)}>
          {t('device.on')}
        </Button>
      )}
      {state === 'on' && (
        <>
          <p role="status">{t('device.isOn')}</p>
          <Button small busy={busy && t('device.busy')} onClick={() => void turn(turnPushOff)}>
            {t('device.off')}
          </Button>
        </>
      )}
    </div>
  )
}
