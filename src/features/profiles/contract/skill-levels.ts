/** How well somebody does something, the least first. */
export const SKILL_LEVELS = ['basic', 'independent', 'advanced', 'expert'] as const
