export const messages = {
  unknown: '„{name}“ nije na listi općina i gradova, pa nije dodano. Izaberi s liste.',
} as const
