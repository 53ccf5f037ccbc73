import { ArrowLeft } from 'lucide-react'
import { useIsMember } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import { retentionTerm } from '../../contract/retention.ts'
import { useText } from '../use-text.ts'
import { FormView, OUT_OF_FRAME } from './form-view.tsx'
import { stateText } from './state-text.ts'

export function FormHead({ form }: { form: PublicForm }) {
  const t = useText()
  const locale = useLocale()
  const { content, state, draft, about, organisation, retentionDays } = form
  const until = state === 'open' && stateText(form, { t, locale })
  const intro = readText(content.intro, locale).text
  return (
    <header className="mb-6 grid gap-2">
      {about && (
        <a
          className="link inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm [overflow-wrap:anywhere]"
          href={about.path}
        >
          <ArrowLeft size={18} aria-hidden className="flex-none" />
          {readText(about.title, locale).text}
        </a>
      )}
      {until && <p className="text-sm text-ink-2">{until}</p>}
      <h1 className="text-2xl tracking-title lg:text-3xl">{readText(content.title, locale).text}</h1>
      {intro && !draft?.step && <p className="max-w-measure whitespace-pre-line text-ink-2">{intro}</p>}
      {organisation && (
        <p className="text-sm text-ink-2">
          {t('ownReaders', { by: organisation.name })}{' '}
          <a className="link" href={organisation.path}>
            {t('organisation')}
          </a>
        </p>
      )}
      {about && !organisation && (
        <p className="text-sm text-ink-2">{t('readers', { by: readText(about.by, locale).text })}</p>
      )}
      {retentionDays !== null && state === 'open' && (
        <p className="text-sm text-ink-2">{t('keeps', retentionTerm(retentionDays))}</p>
      )}
    </header>
  )
}

type BodyProps = { form: PublicForm; token: string | undefined; origin: string; framed?: boolean }

/** The form itself, or why it cannot be filled in now. */
export function FormBody({ form, token, origin, framed = false }: BodyProps) {
  const t = useText()
  const locale = useLocale()
  const isMember = useIsMember()
  const out = framed ? OUT_OF_FRAME : {}
  if (form.state !== 'open') return <EmptyState title={stateText(form, { t, locale })} />
  if (form.audience === 'members' && !isMember)
    return (
      <EmptyState
        title={t('members.title')}
        text={t('members.text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/login" look="key" {...out}>
              {t('members.signIn')}
            </ButtonLink>
            <ButtonLink to="/register" {...out}>
              {t('members.join')}
            </ButtonLink>
          </div>
        }
      />
    )
  return (
    <>
      <FormView form={form} token={token} framed={framed} beside={!framed} origin={origin} />
      {!framed && !form.draft && (
        <p className="mt-6 border-t border-line pt-3 print:hidden">
          <a
            className="link inline-flex min-h-target items-center text-sm"
            href={`/forms/${form.slug}/paper`}
          >
            {t('paper')}
          </a>
        </p>
      )}
    </>
  )
}
