import type { ShownOpportunity } from '../contract/shown.endpoints.ts'
import { MemberActions } from './member/member-actions.tsx'
import { MemberFoot } from './member/member-foot.tsx'
import { MemberQuestions } from './member/member-questions.tsx'
import { SuitPanel } from './member/suit-panel.tsx'
import { ApplyBar } from './shown/apply-bar.tsx'
import { OpportunityView } from './shown/opportunity-view.tsx'
import { QuestionList } from './shown/question-list.tsx'
import { ShareLinks } from './shown/share-links.tsx'

type Props = {
  shown: ShownOpportunity
  publicUrl: string
  /** Beside a list, not on a page of its own: one column, and a heading below the page's. */
  beside?: boolean
}

/** An opportunity with all that a visitor or a member can do with it. */
export function OpportunityWhole({ shown, publicUrl, beside = false }: Props) {
  return (
    <OpportunityView
      shown={shown}
      {...(beside && { titleTag: 'h2', beside })}
      actions={
        <ApplyBar shown={shown}>
          <MemberActions />
        </ApplyBar>
      }
      panel={<SuitPanel shown={shown} />}
    >
      <QuestionList shown={shown}>
        <MemberQuestions open={shown.open} />
      </QuestionList>
      <ShareLinks shown={shown} address={`${publicUrl}/opportunities/${shown.slug}`} />
      <MemberFoot slug={shown.slug} />
    </OpportunityView>
  )
}
