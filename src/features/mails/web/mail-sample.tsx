import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Locale, Script } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getMail, sendMail } from '../contract/mails.endpoints.ts'
import { MailPaper } from './mail-paper.tsx'
import { useText } from './use-text.ts'

/** One mail with sample values: its words in a language and a script, and a test to oneself. */
export function MailSample({ id }: { id: string }) {
  const t = useText()
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [script, setScript] = useState<Script>('latin')
  const query = useEndpoint(getMail, {
    query: { id, locale, script: locale === 'bhs' ? script : 'latin' },
    staleTime: 0,
  })
  const { busy, act } = useAct({})
  const test = () =>
    act(
      () => call(sendMail, { body: { id, locale } }),
      ({ to }) => t('tested', { to }),
    )
  return (
    <div className="min-w-0">
      <Link to="?" className="target link mb-2 inline-flex items-center gap-1 text-sm md:hidden">
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
        {t('back')}
      </Link>
      <div className="mb-4 flex flex-wrap gap-3">
        <Segmented
          label={t('language')}
          value={locale}
          options={(['bhs', 'en'] as const).map((value) => ({ value, text: t(`languages.${value}`) }))}
          onChange={setLocale}
        />
        {locale === 'bhs' && (
          <Segmented
            label={t('script')}
            value={script}
            options={(['latin', 'cyrillic'] as const).map((value) => ({
              value,
              text: t(`scripts.${value}`),
            }))}
            onChange={setScript}
          />
        )}
      </div>
      <QueryState query={query}>
        {(mail) => (
          <>
            <MailPaper mail={mail} />
            <p className="mt-3 text-xs text-ink-2">
              {[
                t('length', { count: [...mail.subject].length }),
                ...(mail.hasCalendar ? [t('calendar')] : []),
                t('size', { size: String(Math.ceil(mail.size / 1024)) }),
              ].join(' ')}
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button look="river" small busy={busy && t('testing')} onClick={test}>
                {t('test')}
              </Button>
              <ButtonLink small to={`/export-texts?${new URLSearchParams({ q: id })}`}>
                {t('words')}
              </ButtonLink>
              <a
                className="target link inline-flex items-center text-sm"
                href={mail.path}
                target="_blank"
                rel="noreferrer"
              >
                {t('page')}
              </a>
            </div>
          </>
        )}
      </QueryState>
    </div>
  )
}
