import type { ReactNode } from 'react'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { Side } from '../../contract/merge.endpoints.ts'
import { useMergeText } from './use-merge-text.ts'

/** Compares the two accounts row by row; on phones each row has its name above. */
export function TwoAccounts({ from, into }: { from: Side; into: Side }) {
  const t = useMergeText()
  const rows: [string, (side: Side) => ReactNode][] = [
    [t('facts.name'), ({ user }) => user.name],
    [t('facts.email'), ({ user }) => user.email],
    [t('facts.proven'), ({ user }) => t(user.proven ? 'yes' : 'no')],
    [
      t('facts.lastUsed'),
      ({ user }) =>
        user.lastUsedAt ? <DateText at={user.lastUsedAt} show="both" className="" /> : t('never'),
    ],
    [t('facts.joined'), ({ user }) => <DateText at={user.createdAt} />],
    ...from.facts.map(({ id, title }): [string, (side: Side) => ReactNode] => [
      title,
      ({ facts }) => {
        const { count = 0, links = [] } = facts.find((one) => one.id === id) ?? {}
        return links.map(({ name }) => name).join(', ') || count || t('nothing')
      },
    ]),
  ]
  return (
    <table className="w-full table-fixed border-collapse text-sm tabular-nums">
      <caption className="sr-only">{t('compare')}</caption>
      <thead>
        <tr className="text-left align-bottom text-ink-2">
          <th scope="col" className="w-[32%] pb-1.5 sm:w-[28%] font-body">
            <span className="sr-only">{t('fact')}</span>
          </th>
          <th scope="col" className="px-2 pb-1.5 font-strong">
            {t('closes')}
          </th>
          <th scope="col" className="px-2 pb-1.5 font-strong text-river-ink">
            {t('stays')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-t border-line align-top last:border-b">
            <th scope="row" className="py-1.5 pr-1 text-left text-xs font-body text-ink-2">
              {name}
            </th>
            <td className="px-2 py-1.5 [overflow-wrap:anywhere]">{value(from)}</td>
            <td className="bg-river-tint px-2 py-1.5 [overflow-wrap:anywhere]">{value(into)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
