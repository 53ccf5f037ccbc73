/** All that only members see of an opportunity, fetched together. */
export { MatchPanel } from './match-panel.tsx'
export { MemberActions } from './member-actions.tsx'
export { MemberFoot } from './member-foot.tsx'
export { ReadableOpportunity } from './readable-opportunity.tsx'
