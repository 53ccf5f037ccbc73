/** An answer: words, a number, yes or no, several choices in order, or one choice for each row. */
export type Answer = string | number | boolean | readonly string[] | Readonly<Record<string, string>>
export type Answers = Readonly<Record<string, Answer>>

/** The values of a form's controls as a browser sends them: by field name, with a matrix row after a dot. */
export type FormInput = Readonly<Record<string, readonly string[]>>

export const FAULTS = [
  'missing',
  'consent',
  'tooLong',
  'tooShort',
  'signs',
  'email',
  'phone',
  'phoneLong',
  'number',
  'amount',
  'least',
  'greatest',
  'date',
  'early',
  'late',
  'option',
  'fewest',
  'most',
  'places',
  'rows',
  'file',
] as const
/** A fault of an answer, with the bound that it misses. */
export type Fault = { code: (typeof FAULTS)[number]; bound?: string | number }
export type Read = { answer: Answer } | { fault: Fault } | undefined
