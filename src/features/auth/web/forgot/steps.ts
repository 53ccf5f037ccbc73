export const FORGOT_STEPS = ['email', 'code', 'password', 'done'] as const
export type ForgotStep = (typeof FORGOT_STEPS)[number]
