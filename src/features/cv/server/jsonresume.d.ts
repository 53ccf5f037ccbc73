declare module '@jsonresume/schema' {
  /** Calls back with the faults, or with nothing. */
  export function validate(resume: unknown, done: (errors: unknown[] | null, valid?: boolean) => void): void
}
