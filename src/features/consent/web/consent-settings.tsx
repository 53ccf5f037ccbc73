import { useEffect } from 'react'
import { showConsent } from '#platform/web/consent/consent-controls.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { usePixelId } from './use-pixel-id.ts'
import { useText } from './use-text.ts'

const CHOICE =
  'target border border-edge px-4 text-sm font-strong hover:bg-sunken first:rounded-l-control last:-ml-px last:rounded-r-control aria-pressed:bg-ink aria-pressed:text-paper'

/** Lets visitors change their answer about measuring at any time; shows nothing where nothing is measured. */
export function ConsentSettings({ className }: { className?: string }) {
  return usePixelId() ? <Choice className={className} /> : null
}

function Choice({ className }: { className: string | undefined }) {
  const t = useText()
  useEffect(showConsent, [])
  return (
    <div className={classNames('grid justify-items-start gap-3', className)}>
      <p className="max-w-measure text-sm text-ink-2">{t('settings.text')}</p>
      <div role="group" aria-label={t('settings.label')} data-consent-settings className="flex">
        <button type="button" data-consent="declined" className={CHOICE}>
          {t('decline')}
        </button>
        <button type="button" data-consent="accepted" className={CHOICE}>
          {t('accept')}
        </button>
      </div>
    </div>
  )
}
