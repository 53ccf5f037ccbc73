import type { ReactNode } from 'react'

type Props = { children: ReactNode }

export function HeadCell({ number = false, children }: Props & { number?: boolean }) {
  return (
    <th
      scope="col"
      className={`border-b border-line py-2 text-xs font-ui text-ink-2 ${number ? 'pl-3 text-right' : 'text-left'}`}
    >
      {children}
    </th>
  )
}

/** The cell that names its row. */
export function TextCell({ children }: Props) {
  return (
    <th scope="row" className="border-b border-line py-2.5 text-left align-top font-body">
      {children}
    </th>
  )
}

export function NumberCell({ children }: Props) {
  return (
    <td className="border-b border-line py-2.5 pl-3 text-right align-top whitespace-nowrap tabular-nums">
      {children}
    </td>
  )
}

export function FootRow({ children }: Props) {
  return (
    <tfoot>
      <tr className="font-strong">{children}</tr>
    </tfoot>
  )
}
