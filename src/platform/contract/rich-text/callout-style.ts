import type { Tone } from './document.ts'

/** The paragraph style of a call-out in a Word document, by which it is known when it is read in again. */
export const calloutStyle = (tone: Tone) => `Zamah ${tone}`
