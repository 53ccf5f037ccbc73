import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { getMail } from '../contract/mails.endpoints.ts'
import { useText } from './use-text.ts'

type Mail = ResponseOf<typeof getMail>
type Part = Mail['parts'][number]

/** The words of a mail, in the order and the weight in which mailboxes draw them; nothing in it can be pressed. */
export function MailPaper({ mail: { subject, heading, parts } }: { mail: Mail }) {
  const t = useText()
  return (
    <article className="max-w-[30rem] rounded-surface border border-line bg-surface p-5 [overflow-wrap:anywhere]">
      <p className="mb-4 border-b border-line pb-3 text-sm">
        <span className="block text-xs text-ink-3">{t('subject')}</span>
        <b className="font-strong">{subject}</b>
      </p>
      <h2 className="mb-3 text-lg">{heading}</h2>
      <div className="grid gap-3">
        {parts.map((part, at) => (
          <PartOf key={at} part={part} />
        ))}
      </div>
    </article>
  )
}

const LOOKS = {
  paragraph: 'whitespace-pre-line',
  small: 'text-xs text-ink-2 whitespace-pre-line',
  code: 'rounded-control bg-sunken p-4 text-center text-xl font-strong tracking-[.18em] tabular-nums',
} as const

function PartOf({ part }: { part: Part }) {
  if ('text' in part) return <p className={LOOKS[part.kind]}>{part.text}</p>
  return (
    <p>
      <span
        className={classNames(
          part.kind === 'button'
            ? 'inline-block rounded-control bg-apricot px-5 py-3 font-strong text-on-apricot'
            : 'font-ui text-river-ink underline',
        )}
      >
        {part.label}
      </span>
      {part.kind === 'button' && <span className="mt-1.5 block text-xs text-ink-2">{part.url}</span>}
    </p>
  )
}
