declare module '@jsonresume/schema' {
  /** Calls back with what is wrong, or with nothing. */
  export function validate(resume: unknown, done: (errors: unknown[] | null, valid?: boolean) => void): void
}
