import { getProviders, startGoogle } from '#features/google/contract/google.endpoints.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ask } from '../shared/ask.ts'
import { withQuery } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'
import { GoogleMark } from './google-mark.tsx'

/** Leads to Google, or says that this installation has not connected it; "or" leads on to the form below. */
export function GoogleButton() {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useAct({
    // The toast has a title of its own.
    isQuiet: () => true,
    onFailure: (error) =>
      toast({
        title: t('errors.title'),
        description: errorText(error, t('errors.general')),
        variant: 'destructive',
      }),
  })
  async function go() {
    const { google } = await ask(getProviders, {})
    if (google === true) location.assign(withQuery(startGoogle.path, { language: locale }))
    else toast({ title: t('google.offTitle'), description: t('google.offText') })
  }
  return (
    <div className="grid gap-4.5">
      <Button wide icon={<GoogleMark />} busy={busy && t('google.asking')} onClick={() => void act(go)}>
        {t('google.button')}
      </Button>
      <p className="flex items-center gap-4 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('google.or')}
      </p>
    </div>
  )
}
