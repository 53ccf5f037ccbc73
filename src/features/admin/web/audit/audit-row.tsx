import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { AuditEntry } from '../../contract/audit.endpoints.ts'
import { useAuditText } from './use-audit-text.ts'

/** Shows an act: what and to whom, then by whom, from where and why. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useAuditText()
  const { at, by, title, person, subject, reason, device, origin, changes } = entry
  const from = [device, origin && t('address', { digest: origin })].filter(Boolean).join(', ')
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line py-3 text-sm lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-4">
      <DateText at={at} show="both" className="text-xs text-ink-3 tabular-nums lg:pt-0.5" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <b>{title}</b>
          {person && (
            <>
              {' '}
              <PersonLink person={person} />
            </>
          )}
          {subject.name && (
            <> {subject.kind === 'account' ? <PersonLink person={subject} /> : <span>{subject.name}</span>}</>
          )}
        </p>
        <p className="text-xs text-ink-2">
          {by ? <PersonLink person={by} /> : t(device === '' && origin === null ? 'product' : 'gone')}
          {from && <span className="text-ink-3">{`\u00a0· ${from}`}</span>}
        </p>
        {reason && (
          <p className="mt-1 text-ink-2">
            {t('why')}: {reason}
          </p>
        )}
        {changes.length > 0 && <Changes changes={changes} />}
      </div>
    </li>
  )
}

function PersonLink({ person: { id, name } }: { person: { id: string; name: string } }) {
  return (
    <Link to={`/admin/users/${id}`} className="link inline-flex min-h-target items-center lg:min-h-6">
      {name}
    </Link>
  )
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const t = useAuditText()
  return (
    <details className="group">
      <summary className="inline-flex min-h-target items-center gap-1.5 text-xs font-ui text-river-ink">
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
        {t('details')}
      </summary>
      <dl className="grid gap-1.5 pb-1 text-xs">
        {changes.map(({ name, label, before, after }) => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-3">{label}</dt>
            <dd>
              {before !== null && (
                <>
                  <del className="text-ink-3">{valueText(t, before)}</del>
                  {' → '}
                </>
              )}
              <span>{after === null ? t('nothing') : valueText(t, after)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Text = ReturnType<typeof useAuditText>

function valueText(t: Text, value: string): string {
  if (value === 'true') return t('yes')
  if (value === 'false') return t('no')
  return value
}
