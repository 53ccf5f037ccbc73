import type { ReportView } from '../../contract/statistics.endpoints.ts'
import { greatestFirst } from '../greatest-first.ts'
import { Bars } from './bars.tsx'
import { Grid } from './grid.tsx'
import { Lines } from './lines.tsx'
import { Pairs } from './pairs.tsx'

/** Rows of a small drawing, and of a large one; the table has all of them. */
const SMALL = 5
const LARGE = 15

/** The drawing of a report; everything in it is in the table, too. */
export function Chart({ view, small = false }: { view: ReportView; small?: boolean }) {
  const most = small ? SMALL : LARGE
  switch (view.id) {
    case 'funnel':
      return <Bars view={view} column="people" most={most} />
    case 'searches':
      return <Bars view={view} column="searches" most={most} />
    case 'mail':
      return <Lines view={view} columns={['accepted', 'failed']} small={small} />
    case 'applications':
      return <Lines view={view} columns={['sent', 'answered']} small={small} />
    case 'grants':
      return <Bars view={view} column="granted" most={most} />
    case 'skills':
      return <Pairs view={view} columns={['wantedShare', 'knownShare']} most={most} small={small} />
    case 'cohorts':
      return <Grid view={view} most={small ? SMALL : 12} small={small} />
    case 'speed':
      return (
        <Bars view={{ ...view, rows: greatestFirst(view, 'lcp') }} column="lcp" most={most} hasLongLabels />
      )
    case 'retention':
      return <Bars view={view} column="returned" most={small ? 6 : LARGE} of={100} />
  }
}
