import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { startConsent } from '#platform/web/consent/consent-controls.ts'
import { reportPageView } from '#platform/web/consent/pixel.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { useText } from './use-text.ts'

/**
 * Asks once whether visits may be measured, and reports each new route if the visitor agrees. Rendered hidden: only the
 * browser knows the answer, and its script shows the bar to visitors without one.
 */
export function ConsentBar() {
  const t = useText()
  const { pathname } = useLocation()
  useEffect(startConsent, [])
  useEffect(() => reportPageView(), [pathname])
  const button = buttonClass({ small: true })
  return (
    <section data-consent-bar hidden aria-label={t('bar.label')} className="border-t border-line bg-surface">
      <div className="wrap grid gap-x-8 gap-y-3 py-4 md:grid-cols-[1fr_auto] md:items-center">
        <p className="max-w-measure text-sm text-ink-2">
          <b className="text-ink">{t('bar.question')}</b> {t('bar.text')}{' '}
          <Link to="/privacy">{t('bar.more')}</Link>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" data-consent="declined" className={button}>
            {t('decline')}
          </button>
          <button type="button" data-consent="accepted" className={button}>
            {t('accept')}
          </button>
        </div>
      </div>
    </section>
  )
}
