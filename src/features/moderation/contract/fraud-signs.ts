import { fold } from '#platform/contract/fold.ts'

export const FRAUD_SIGNS = ['fee', 'card', 'document', 'code', 'move'] as const
export type FraudSign = (typeof FRAUD_SIGNS)[number]

// Folded words: without diacritics, in either script. Each sign needs a thing and a request for it.
const ASKED = String.raw`(?:posalji\w*|posaljes|salji\w*|dostavi\w*|treba\w*|potreban|potrebna|potrebno|uplati\w*|plati\w*|traz\w*|unesi\w*|send|need|provide|share|pay|transfer|enter)`
const near = (one: string, other: string) =>
  new RegExp(`\\b(?:${one})\\b(?: \\S+){0,8} (?:${other})\\b|\\b(?:${other})\\b(?: \\S+){0,8} (?:${one})\\b`)

const SIGNS: Readonly<Record<FraudSign, RegExp>> = {
  fee: near(
    String.raw`uplat\w*|plati\w*|platis|kaucij\w*|depozit\w*|naknad\w*|troskov\w*|pay|fee|deposit|transfer`,
    String.raw`unaprijed|unapred|prije pocetka|prije posla|rezervacij\w*|obrad\w*|registracij\w*|in advance|upfront|before you start|processing|registration`,
  ),
  card: near(
    ASKED,
    String.raw`broj kartice|podatke kartice|podaci kartice|karticu|cvv|cvc|pin|card number|card details|credit card|debit card`,
  ),
  document: near(
    ASKED,
    String.raw`(?:kopij\w*|slik\w*|fotografij\w*|sken\w*|copy|photo|picture|scan)(?: of)?(?: \S+){0,3} (?:lick\w*|licn\w*|pasos\w*|passport|id|identity)`,
  ),
  code: near(
    ASKED,
    String.raw`kod|kodove|sms kod|sifru|sms code|code you|one time password|otp|verification code`,
  ),
  move: near(
    String.raw`javi\w*|pisi\w*|predji\w*|pređi\w*|nastavimo|write|contact|message|continue`,
    String.raw`telegram\w*|whatsapp\w*|whats app`,
  ),
}

/** Returns the signs of recruitment fraud in a message, on the device only; a single odd word is no sign. */
export function fraudSigns(text: string): FraudSign[] {
  const folded = fold(text.slice(0, 4000))
  return FRAUD_SIGNS.filter((sign) => SIGNS[sign].test(folded))
}
