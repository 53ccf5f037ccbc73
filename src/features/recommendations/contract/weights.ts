/** The steps of a member's weights. */
export const STEPS = ['less', 'normal', 'more'] as const
export type Step = (typeof STEPS)[number]

/** The criteria that a member can weight. */
export const WEIGHTS = ['near', 'pay', 'learning'] as const
export type Weight = (typeof WEIGHTS)[number]
