/** A refusal for the person at the terminal: its text says all, a stack trace would only hide it. */
export class PlainError extends Error {}
