/** How much something counts for a member. */
export const STEPS = ['less', 'normal', 'more'] as const
export type Step = (typeof STEPS)[number]

/** What a member may weigh. */
export const WEIGHTS = ['near', 'pay', 'learning'] as const
export type Weight = (typeof WEIGHTS)[number]
