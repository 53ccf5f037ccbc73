export const FIELD_KINDS = [
  'short',
  'long',
  'email',
  'phone',
  'number',
  'amount',
  'date',
  'choice',
  'choices',
  'dropdown',
  'yesno',
  'scale',
  'ranking',
  'matrix',
  'municipality',
  'skills',
  'file',
  'photo',
  'signature',
  'consent',
  'section',
  'page',
  'calculated',
  'hidden',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** The effects of a rule: show a field, require it, or skip the steps before it. */
export const LOGIC_ACTS = ['show', 'require', 'jump'] as const
export type LogicAct = (typeof LOGIC_ACTS)[number]

export const OPERATORS = ['is', 'not', 'more', 'less', 'filled', 'empty'] as const
export type Operator = (typeof OPERATORS)[number]

/** The parts of an account and a profile that may be put into a field. */
export const PREFILLS = ['name', 'email', 'phone', 'municipality', 'skills'] as const
export type Prefill = (typeof PREFILLS)[number]

const WITH_OPTIONS: readonly FieldKind[] = ['choice', 'choices', 'dropdown', 'ranking', 'matrix']
const WITHOUT_ANSWER: readonly FieldKind[] = ['section', 'page']
/** Kinds without an input. */
const BY_THEMSELVES: readonly FieldKind[] = ['section', 'page', 'calculated', 'hidden']

/** Which of them each kind of field can take. */
const PREFILLS_OF: Partial<Record<FieldKind, readonly Prefill[]>> = {
  short: ['name', 'email'],
  email: ['email'],
  phone: ['phone'],
  municipality: ['municipality'],
  skills: ['skills'],
}

export const prefillsOf = (kind: FieldKind) => PREFILLS_OF[kind] ?? []
export const hasOptions = (kind: FieldKind) => WITH_OPTIONS.includes(kind)
export const hasAnswer = (kind: FieldKind) => !WITHOUT_ANSWER.includes(kind)
export const isTyped = (kind: FieldKind) => !BY_THEMSELVES.includes(kind)
export const isFile = (kind: FieldKind) => kind === 'file' || kind === 'photo'
