import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getPublicForm, type PublicForm } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { FormView } from './form/form-view.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { listed: true, chrome: 'bare', title: titles.form }

const KEY = /^[\w-]{43}$/

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const given = new URL(request.url).searchParams.get('token') ?? ''
  const token = KEY.test(given) ? given : undefined
  const query = token === undefined ? {} : { token }
  const [form, blocks] = await Promise.all([
    api(getPublicForm, { params: { slug: params.slug ?? '' }, query }),
    loadBlocks(context, footerBlocks),
  ])
  const both = (text: { bhs: string; en: string }) => ({
    bhs: readText(text, 'bhs').text,
    en: readText(text, 'en').text,
  })
  const head: Partial<PageHandle> = { title: both(form.content.title), description: both(form.content.intro) }
  return { form, token, blocks, head }
}

export default function FormScreen() {
  const { form, token, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
          <FormHead form={form} />
          <FormBody key={form.mark} form={form} token={form.draft ? token : undefined} />
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

function FormHead({ form: { content, closesAt, state, draft } }: { form: PublicForm }) {
  const t = useText()
  const locale = useLocale()
  const intro = readText(content.intro, locale).text
  return (
    <header className="mb-6 grid gap-2">
      {closesAt && state === 'open' && (
        <p className="text-sm text-ink-2">
          {t('until', { date: formatDate(new Date(closesAt), locale), time: formatTime(new Date(closesAt)) })}
        </p>
      )}
      <h1 className="text-2xl tracking-title lg:text-3xl">{readText(content.title, locale).text}</h1>
      {intro && !draft?.step && <p className="max-w-measure whitespace-pre-line text-ink-2">{intro}</p>}
    </header>
  )
}

function FormBody({ form, token }: { form: PublicForm; token: string | undefined }) {
  const t = useText()
  const locale = useLocale()
  const isMember = useIsMember()
  const { state, opensAt, closesAt, audience } = form
  const said = (at: string) => ({ date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) })
  if (state === 'soon' && opensAt) return <EmptyState title={t('states.soon', said(opensAt))} />
  if (state === 'full') return <EmptyState title={t('states.full')} />
  if (state !== 'open')
    return <EmptyState title={closesAt ? t('states.closedAt', said(closesAt)) : t('states.closed')} />
  if (audience === 'members' && !isMember)
    return (
      <EmptyState
        title={t('members.title')}
        text={t('members.text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/login" look="key">
              {t('members.signIn')}
            </ButtonLink>
            <ButtonLink to="/register">{t('members.join')}</ButtonLink>
          </div>
        }
      />
    )
  return <FormView form={form} token={token} />
}
