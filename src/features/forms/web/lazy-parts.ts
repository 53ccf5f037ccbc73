import { lazyPart } from '#platform/web/shell/lazy-part.ts'

export const FormView = lazyPart(async () => (await import('./form/form-view.tsx')).FormView)
export const FormChoice = lazyPart(async () => (await import('./uses/form-choice.tsx')).FormChoice)
export const FormAnswers = lazyPart(async () => (await import('./uses/form-answers.tsx')).FormAnswers)
