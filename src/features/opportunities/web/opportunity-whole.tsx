import type { ReactNode } from 'react'
import type { PublicOpportunity } from '../contract/public.endpoints.ts'
import { ForMembers } from './member/for-members.tsx'
import { MemberActions, MemberFoot, ReadableOpportunity } from './member/parts-loaded.ts'
import { SuitPanel } from './member/suit-panel.tsx'
import { ApplyBar } from './view/apply-bar.tsx'
import { OpportunityView } from './view/opportunity-view.tsx'
import { ShareLinks } from './view/share-links.tsx'

type Props = {
  shown: PublicOpportunity
  publicUrl: string
  /** The form to fill in for it. */
  form?: ReactNode
  /** The questions and answers about it. */
  questions: ReactNode
  /** Beside a list, not on a page of its own: one column, and a heading below the page's. */
  beside?: boolean
}

/** An opportunity with all actions of a visitor or a member. */
export function OpportunityWhole({ shown, publicUrl, form, questions, beside = false }: Props) {
  return (
    <OpportunityView
      shown={shown}
      {...(beside && { titleTag: 'h2', beside })}
      actions={
        <>
          <ApplyBar shown={shown}>
            <ForMembers room={<ActionsRoom />}>
              <MemberActions />
            </ForMembers>
          </ApplyBar>
          {form}
        </>
      }
      panel={<SuitPanel shown={shown} />}
    >
      <div className="mt-8 border-t border-line pt-6">{questions}</div>
      <ShareLinks shown={shown} address={`${publicUrl}/opportunities/${shown.slug}`} />
      <ForMembers>
        <MemberFoot slug={shown.slug} />
        <ReadableOpportunity shown={shown} />
      </ForMembers>
    </OpportunityView>
  )
}

/** A placeholder of the actions' width, so that the apply button stays in its place. */
function ActionsRoom() {
  return (
    <>
      <span className="size-12 flex-none" />
      <span className="size-12 flex-none" />
    </>
  )
}
