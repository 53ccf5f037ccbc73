import { Link } from 'react-router'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { useText } from '../use-text.ts'
import { GoalReading } from './goal-reading.tsx'

/** What there is to read for a goal of the member, on the dashboard. */
export function ReadingCard() {
  const t = useText()
  return (
    <>
      <SectionHeading
        id="reading-title"
        title={t('goals.title')}
        aside={<Link to="/recommended/articles">{t('goals.more')}</Link>}
      />
      <GoalReading most={3} />
    </>
  )
}
