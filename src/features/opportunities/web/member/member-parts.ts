/** Everything only members see of an opportunity, loaded together. */
export { MatchPanel } from './match-panel.tsx'
export { MemberActions } from './member-actions.tsx'
export { MemberFoot } from './member-foot.tsx'
export { ReadableOpportunity } from './readable-opportunity.tsx'
